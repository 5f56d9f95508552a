// Written by `make web-types` from the server's own schema.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ack
         * @description The version of the newest snapshot that the client has.
         */
        Ack: {
            /** @enum {unknown} */
            do: "ack";
            number: number;
            /** @default 0 */
            desk: number;
        };
        /** Acquaintance */
        Acquaintance: {
            id: string;
            kind: string;
            name: string;
            colour: string;
            at: number;
        };
        /** Act */
        Act: {
            id: number;
            at: number;
            actor: string;
            act: string;
            subject: string;
            reason: string;
            details: {
                [key: string]: unknown;
            };
        };
        /** ActInfo */
        ActInfo: {
            act: components["schemas"]["Act"];
            actor_name: string;
            subject_name: string;
        };
        /** AddedEdition */
        AddedEdition: {
            game: string;
            edition: string;
        };
        /** Advice */
        Advice: {
            number: number;
            desk: number;
            prompt: string;
            moves: components["schemas"]["GoodMove"][];
            line: components["schemas"]["ExpectedStep"][];
            /** @default  */
            model: string;
            reason?: components["schemas"]["Message"] | null;
        };
        /**
         * Alive
         * @description The answer to a Ping.
         */
        Alive: {
            /** @enum {unknown} */
            type: "pong";
        };
        /** AnalysedPosition */
        AnalysedPosition: {
            record: string;
            reader?: number | null;
            /** @default false */
            follow: boolean;
        };
        /** AnalysisNode */
        AnalysisNode: {
            parent: number;
            step: string;
            /** @default  */
            comment: string;
            say?: components["schemas"]["Message"] | null;
            events?: components["schemas"]["GameEvent"][];
        };
        /** AnalysisRecord */
        AnalysisRecord: {
            record: string;
        };
        /** AnalysisSource */
        AnalysisSource: {
            /** @default  */
            table: string;
            /** @default  */
            record: string;
            /** @default  */
            game: string;
            seats?: number | null;
            options?: {
                [key: string]: string | number;
            };
            /** @default  */
            edition: string;
            /** @default  */
            position: string;
        };
        /** Asked */
        Asked: {
            /** @enum {string} */
            state: "asked" | "friend";
        };
        /** AverageRating */
        AverageRating: {
            value: number;
            error: number;
            searched: number;
            planned: number;
            sampled: boolean;
            outcomes: components["schemas"]["OutcomeRating"][];
        };
        /** BotSeat */
        BotSeat: {
            seat: number;
            level: string;
        };
        /** CancelBody */
        CancelBody: {
            /** @default true */
            accept: boolean;
            /** @default  */
            id: string;
        };
        /** CancelDeclined */
        CancelDeclined: {
            seat: number;
            /** @default  */
            id: string;
            /** @constant */
            kind: "cancel-declined";
        };
        /**
         * CancelMessage
         * @description Agrees to cancel a game that has just begun, so that it counts for nobody; with `accept` false declines.
         */
        CancelMessage: {
            /** @enum {unknown} */
            do: "cancel";
            /** @default true */
            accept: boolean;
            id: string;
        };
        /** CancelOffered */
        CancelOffered: {
            seat: number;
            /** @default  */
            id: string;
            /** @constant */
            kind: "cancel-offered";
        };
        /** ChanceOutcome */
        ChanceOutcome: {
            token: string;
            weight: number;
            events: components["schemas"]["GameEvent"][];
        };
        /** ChannelChange */
        ChannelChange: {
            wants: ("turn" | "over" | "invitation" | "chat" | "clock")[];
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /** ChannelInfo */
        ChannelInfo: {
            id: string;
            /** @enum {string} */
            kind: "push" | "email" | "webhook";
            address: string;
            label: string;
            wants: ("turn" | "over" | "invitation" | "chat" | "clock")[];
            language: string;
            confirmed: boolean;
            created_at: number;
            current: boolean;
        };
        /** ChatBody */
        ChatBody: {
            text: string;
            /** @default  */
            id: string;
        };
        /** ChatChange */
        ChatChange: {
            reason: string;
            /** @default false */
            closed: boolean;
        };
        /** ChatClosed */
        ChatClosed: {
            closed: boolean;
            /** @default false */
            by_administrator: boolean;
            /** @constant */
            kind: "chat-closed";
        };
        /**
         * ChatMessage
         * @description Sends a message to everybody at the table.
         */
        ChatMessage: {
            /** @enum {unknown} */
            do: "chat";
            text: string;
            id: string;
        };
        /** ChatSent */
        ChatSent: {
            person: string;
            name: string;
            text: string;
            seat?: number | null;
            /** @default  */
            id: string;
            /** @default  */
            person_kind: string;
            /** @constant */
            kind: "said";
        };
        /** CheckEdition */
        CheckEdition: {
            tables?: {
                [key: string]: unknown;
            };
            /** @default  */
            file: string;
            /** @default false */
            complete: boolean;
            seats?: number | null;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /** Choice */
        Choice: {
            token: string;
        };
        /** Clause */
        Clause: {
            id: string;
            /**
             * @default rulebook
             * @enum {string}
             */
            origin: "rulebook" | "ruling" | "house";
            only?: {
                [key: string]: string;
            };
        };
        ClientMessage: components["schemas"]["PlayMessage"] | components["schemas"]["TakeBackMessage"] | components["schemas"]["WhyNotMessage"] | components["schemas"]["ResignMessage"] | components["schemas"]["DrawMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["PinMessage"] | components["schemas"]["LeaveToBotMessage"] | components["schemas"]["TakeAgainMessage"] | components["schemas"]["CommitMessage"] | components["schemas"]["RevealMessage"] | components["schemas"]["CancelMessage"] | components["schemas"]["QueueMessage"] | components["schemas"]["Ack"] | components["schemas"]["Resume"] | components["schemas"]["Ping"] | components["schemas"]["Visibility"];
        /**
         * ClockRules
         * @default {
         *       "kind": "none",
         *       "seconds": 600,
         *       "increment": 10,
         *       "days": 2
         *     }
         */
        ClockRules: {
            /**
             * @default none
             * @enum {string}
             */
            kind: "none" | "live" | "days";
            /** @default 600 */
            seconds: number;
            /** @default 10 */
            increment: number;
            /** @default 2 */
            days: number;
        };
        /** ClockTimes */
        ClockTimes: {
            left: number[];
            running: number[];
        };
        /** CloseChatBody */
        CloseChatBody: {
            /** @default true */
            closed: boolean;
        };
        /** Code */
        Code: {
            code: string | null;
        };
        /** CodeOwner */
        CodeOwner: {
            id: string;
            name: string;
            colour: string;
        };
        /** Codes */
        Codes: {
            codes: string[];
        };
        /** CommitBody */
        CommitBody: {
            commitment: string;
            /** @default  */
            id: string;
        };
        /**
         * CommitMessage
         * @description Commits to a secret for the shuffle, before the game is started; replaces what the seat committed to before.
         */
        CommitMessage: {
            /** @enum {unknown} */
            do: "commit";
            commitment: string;
            id: string;
        };
        /** Conduct */
        Conduct: {
            text: string | null;
        };
        /** CountedTry */
        CountedTry: {
            me: components["schemas"]["SolverStatus"];
            before: number;
            first: boolean;
        };
        /** CreatedTable */
        CreatedTable: {
            table: string;
            path: string;
            commitment: string;
        };
        /** Decisions */
        Decisions: {
            tokens?: string[];
        };
        /** DrawAccepted */
        DrawAccepted: {
            seat: number;
            /** @default  */
            id: string;
            /** @constant */
            kind: "accepted";
        };
        /** DrawBody */
        DrawBody: {
            /** @default true */
            accept: boolean;
            /** @default  */
            id: string;
        };
        /** DrawDeclined */
        DrawDeclined: {
            seat: number;
            /** @default  */
            id: string;
            /** @constant */
            kind: "declined";
        };
        /**
         * DrawMessage
         * @description Offers a draw or accepts the one that is offered; with `accept` false declines it.
         */
        DrawMessage: {
            /** @enum {unknown} */
            do: "draw";
            /** @default true */
            accept: boolean;
            id: string;
        };
        /** DrawOffered */
        DrawOffered: {
            seat: number;
            /** @default  */
            id: string;
            /** @constant */
            kind: "offered";
        };
        /** EditionChecked */
        EditionChecked: {
            faults: components["schemas"]["EditionFault"][];
            tables?: {
                [key: string]: unknown;
            };
            /** @default  */
            file: string;
            /** @default  */
            picture: string;
            /** @default false */
            installable: boolean;
        };
        /** EditionFault */
        EditionFault: {
            say: string;
            at: string;
        };
        EventsMessage: components["schemas"]["OwnGames"] | components["schemas"]["GameChanged"] | components["schemas"]["GameLeft"] | components["schemas"]["Invited"] | components["schemas"]["FriendsChanged"] | components["schemas"]["LobbyChanged"] | components["schemas"]["Alive"];
        EventsRequest: components["schemas"]["Follow"] | components["schemas"]["Ping"];
        /** ExampleFrame */
        ExampleFrame: {
            actor: number | null;
            token: string;
            say: components["schemas"]["Message"] | null;
            events: components["schemas"]["GameEvent"][];
            view: {
                [key: string]: unknown;
            };
        };
        /** ExpectedStep */
        ExpectedStep: {
            seat: number;
            token: string;
            say: components["schemas"]["Message"];
        };
        /** Finished */
        Finished: {
            table: string;
            ended_at: number;
            record: string;
        };
        /**
         * Follow
         * @description Whether changes of the listed tables are sent to the client.
         */
        Follow: {
            /** @enum {unknown} */
            do: "follow";
            lobby: boolean;
        };
        /** Friend */
        Friend: {
            id: string;
            name: string;
            colour: string;
            since: number;
            online: boolean | null;
            away_until: number;
        };
        /** FriendRequest */
        FriendRequest: {
            /** @default  */
            login: string;
            /** @default  */
            code: string;
            /** @default  */
            person: string;
        };
        /** Friends */
        Friends: {
            friends: components["schemas"]["Friend"][];
            asked: components["schemas"]["Acquaintance"][];
            asking: components["schemas"]["Acquaintance"][];
            blocked: components["schemas"]["Acquaintance"][];
            recent: components["schemas"]["Acquaintance"][];
            code: string | null;
            sharing: components["schemas"]["Sharing"];
        };
        /**
         * FriendsChanged
         * @description The reader's friends, or requests to the reader, have changed: read them again.
         */
        FriendsChanged: {
            /** @enum {unknown} */
            type: "friends";
        };
        /** FriendsOnlyBody */
        FriendsOnlyBody: {
            /** @default true */
            friends_only: boolean;
        };
        /** FriendsOnlySet */
        FriendsOnlySet: {
            friends_only: boolean;
            /** @default false */
            by_administrator: boolean;
            /** @constant */
            kind: "friends-only";
        };
        /**
         * GameChanged
         * @description One game of the reader has changed: whose turn it is, who plays, or whether it is over.
         */
        GameChanged: {
            /** @enum {unknown} */
            type: "game";
            game: components["schemas"]["OwnGame"];
        };
        /** GameEnded */
        GameEnded: {
            returns: number[];
            result: string;
            reason: string;
            seed: string;
            /** @constant */
            kind: "ended";
        };
        /** GameEvent */
        GameEvent: {
            event: {
                [key: string]: unknown;
            };
            say: components["schemas"]["Message"];
        };
        /** GameInfo */
        GameInfo: {
            id: string;
            titles: {
                [key: string]: string;
            };
            designers: string[];
            year: number;
            seats: number[];
            minutes: number[];
            age: number;
            options: components["schemas"]["OptionInfo"][];
            levels: string[];
            editions: string[];
            edition: string;
        };
        /**
         * GameLeft
         * @description The reader has no seat at this table any more, or is no longer invited.
         */
        GameLeft: {
            /** @enum {unknown} */
            type: "left";
            table: string;
        };
        /** GameStarted */
        GameStarted: {
            engine: string;
            commitment: string;
            contributions: string[];
            /** @default  */
            shuffle: string;
            commitments?: string[];
            secrets?: string[];
            /** @constant */
            kind: "began";
        };
        /** GoodMove */
        GoodMove: {
            token: string;
            say: components["schemas"]["Message"];
            value: number;
            error: number;
        };
        /** GuideBoard */
        GuideBoard: {
            seat: number;
            seats: number;
            view: {
                [key: string]: unknown;
            };
        };
        /** GuidePage */
        GuidePage: {
            edition: string;
            left_out: number;
            board: components["schemas"]["GuideBoard"] | null;
            facts: {
                [key: string]: number | string;
            };
            sections: components["schemas"]["Section"][];
            box: components["schemas"]["GuideTable"][];
            examples: components["schemas"]["WorkedExample"][];
            tips: components["schemas"]["GuideTip"][];
        };
        /** GuideTable */
        GuideTable: {
            id: string;
            things: components["schemas"]["Thing"][];
        };
        /** GuideTip */
        GuideTip: {
            id: string;
            figures: {
                [key: string]: number;
            };
        };
        /** Handling */
        Handling: {
            /** @default true */
            closed: boolean;
        };
        /** Hiding */
        Hiding: {
            reason: string;
            /** @default true */
            hidden: boolean;
        };
        /** HintTaken */
        HintTaken: {
            seat: number;
            /** @constant */
            kind: "hinted";
        };
        /** Invitation */
        Invitation: {
            table: string;
            game: string;
            seats: (components["schemas"]["SeatInfo"] | null)[];
            clock: components["schemas"]["ClockRules"];
            host: string;
            host_name: string;
            at: number;
        };
        /** InviteBody */
        InviteBody: {
            person: string;
            seat?: number | null;
        };
        /**
         * Invited
         * @description A seat is kept for the reader. Another message about the same table replaces this one.
         */
        Invited: {
            /** @enum {unknown} */
            type: "invited";
            invitation: components["schemas"]["Invitation"];
        };
        /** JoinBody */
        JoinBody: {
            seat?: number | null;
            /** @default  */
            contribution: string;
            /** @default  */
            commitment: string;
        };
        /** Judged */
        Judged: {
            step: number;
            seat: number;
            played: components["schemas"]["Option"];
            value: number;
            error: number;
            preferred: components["schemas"]["Option"];
            best: number;
            best_error: number;
            cost: number;
            doubt: number;
            counts: boolean;
            line: components["schemas"]["ExpectedStep"][];
            reason?: components["schemas"]["Message"] | null;
        };
        /** JudgedMove */
        JudgedMove: {
            token: string;
            say: components["schemas"]["Message"];
            value: number;
            error: number;
        };
        /** LeaveToBotBody */
        LeaveToBotBody: {
            /** @default  */
            id: string;
        };
        /**
         * LeaveToBotMessage
         * @description Leaves the seat to a bot during the game, where the table allows it. The bot sees what the seat sees.
         */
        LeaveToBotMessage: {
            /** @enum {unknown} */
            do: "leave-to-bot";
            id: string;
        };
        /** LessonList */
        LessonList: {
            lessons: string[];
            facts: {
                [key: string]: number | string;
            };
            first_game: {
                [key: string]: string | number;
            };
            edition: string;
            editions: string[];
            left_out: number;
        };
        /** LessonStep */
        LessonStep: {
            seat: number;
            seats: number;
            view: {
                [key: string]: unknown;
            };
            prompt: string;
            moves: components["schemas"]["Option"][];
            events: components["schemas"]["GameEvent"][];
            /** @enum {string} */
            outcome: "open" | "solved" | "failed";
            nudge: string;
            solution: string[];
        };
        /** Lifting */
        Lifting: {
            /** @default  */
            reason: string;
        };
        /**
         * LobbyChanged
         * @description Listed tables that are new or have changed. `missed`: there may be others; read the list.
         */
        LobbyChanged: {
            /** @enum {unknown} */
            type: "lobby";
            tables: components["schemas"]["TableLine"][];
            /** @default false */
            missed: boolean;
        };
        /** LogIn */
        LogIn: {
            login: string;
            passphrase: string;
        };
        /** Me */
        Me: {
            id: string;
            kind: string;
            name: string;
            colour: string;
            login: string | null;
            ratings: components["schemas"]["Rating"][];
            /** @default false */
            administrator: boolean;
            standing?: components["schemas"]["Standing"][];
        };
        /** Measure */
        Measure: {
            id: string;
            values: number[];
            /** @default false */
            holds: boolean;
        };
        /** Message */
        Message: {
            id: string;
            about?: {
                [key: string]: unknown;
            };
        };
        /** MessageHidden */
        MessageHidden: {
            number: number;
            /** @default true */
            hidden: boolean;
            /** @constant */
            kind: "hidden";
        };
        /** MessagePinned */
        MessagePinned: {
            number?: number | null;
            /** @default  */
            id: string;
            /** @default  */
            person: string;
            /** @constant */
            kind: "pinned";
        };
        /** Moment */
        Moment: {
            step: string;
            view: {
                [key: string]: unknown;
            };
            events: components["schemas"]["GameEvent"][];
        };
        /** MoveRating */
        MoveRating: {
            token: string;
            say: components["schemas"]["Message"];
            value: number;
            error: number;
            visits: number;
            line: components["schemas"]["ExpectedStep"][];
            /** @default 1 */
            possible: number;
            best?: number | null;
        };
        /** MoveRatings */
        MoveRatings: {
            iterations: number;
            depth: number;
            moves: components["schemas"]["MoveRating"][];
            /** @default false */
            done: boolean;
            average?: components["schemas"]["AverageRating"] | null;
        };
        /** MuteBody */
        MuteBody: {
            whom: string;
            /** @default true */
            muted: boolean;
        };
        /** MuteChanged */
        MuteChanged: {
            person: string;
            muted: boolean;
            /** @default false */
            by_administrator: boolean;
            /** @constant */
            kind: "muted";
        };
        /** MyTable */
        MyTable: {
            id: string;
            game: string;
            status: string;
            seats: (components["schemas"]["SeatInfo"] | null)[];
            options: {
                [key: string]: string | number;
            };
            clock: components["schemas"]["ClockRules"];
            aids: boolean;
            hints: boolean;
            stand_in: string;
            created_at: number;
            changed_at: number;
            friends_only: boolean;
            edition: string;
            seat: number;
        };
        /** Named */
        Named: {
            name: string;
            /** @default  */
            colour: string;
        };
        /** NamedPerson */
        NamedPerson: {
            id: string;
            name: string;
            kind: string;
            login: string | null;
        };
        /** NewAccount */
        NewAccount: {
            login: string;
            passphrase: string;
        };
        /** NewEmail */
        NewEmail: {
            address: string;
            wants: ("turn" | "over" | "invitation" | "chat" | "clock")[];
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /** NewPasskey */
        NewPasskey: {
            label: string;
            credential: {
                [key: string]: unknown;
            };
        };
        /** NewPassphrase */
        NewPassphrase: {
            old: string;
            passphrase: string;
        };
        /** NewPush */
        NewPush: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
            wants: ("turn" | "over" | "invitation" | "chat" | "clock")[];
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /** NewSanction */
        NewSanction: {
            /** @enum {string} */
            kind: "warn" | "mute" | "ban";
            reason: string;
            /** @default  */
            person: string;
            /** @default  */
            network: string;
            minutes?: number | null;
        };
        /** NewTable */
        NewTable: {
            game: string;
            seats?: number | null;
            options?: {
                [key: string]: string | number;
            };
            bots?: components["schemas"]["BotSeat"][];
            /** @default 0 */
            seat: number | null;
            /** @default  */
            contribution: string;
            /** @default  */
            commitment: string;
            clock?: components["schemas"]["ClockRules"];
            /** @default true */
            listed: boolean;
            /** @default true */
            aids: boolean;
            /** @default false */
            hints: boolean;
            /** @default  */
            stand_in: string;
            /** @default  */
            edition: string;
            /** @default false */
            friends_only: boolean;
            invite?: string[];
            /** @default false */
            start: boolean;
            /** @default  */
            id: string;
        };
        /** NewToken */
        NewToken: {
            label: string;
        };
        /** NewVacation */
        NewVacation: {
            days: number;
        };
        /** NewWebhook */
        NewWebhook: {
            url: string;
            wants: ("turn" | "over" | "invitation" | "chat" | "clock")[];
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /** NextMoves */
        NextMoves: {
            number: number;
            moves: components["schemas"]["Option"][];
        };
        /** Note */
        Note: {
            text: string;
        };
        /** NotificationSettings */
        NotificationSettings: {
            push_key: string;
            mails: boolean;
            channels: components["schemas"]["ChannelInfo"][];
            quiet: components["schemas"]["Quiet"] | null;
        };
        /** OpenedAnalysis */
        OpenedAnalysis: {
            game: string;
            seats: number;
            names: string[];
            headers: {
                [key: string]: string;
            };
            start: string;
            nodes: components["schemas"]["AnalysisNode"][];
        };
        /** Option */
        Option: {
            token: string;
            say: components["schemas"]["Message"];
        };
        /** OptionInfo */
        OptionInfo: {
            id: string;
            default: string | number;
            values: string[];
            low: number;
            high: number;
            unlimited: boolean;
        };
        /** OutcomeRating */
        OutcomeRating: {
            token: string;
            share: number;
            value: number;
            error: number;
        };
        /** OwnGame */
        OwnGame: {
            table: string;
            number: number;
            game: string;
            /** @enum {string} */
            status: "open" | "playing" | "over" | "closed";
            seat: number;
            seats: (components["schemas"]["SeatInfo"] | null)[];
            turn: number[];
            mine: boolean;
            since: number;
            clock: components["schemas"]["ClockRules"];
            stand_in: string;
            payoff?: number | null;
        };
        /**
         * OwnGames
         * @description All games of the reader that are not finished. The first message, and after changes that may have been missed.
         */
        OwnGames: {
            /** @enum {unknown} */
            type: "games";
            games: components["schemas"]["OwnGame"][];
            /** @default [] */
            invitations: components["schemas"]["Invitation"][];
        };
        /** OwnPuzzle */
        OwnPuzzle: {
            table: string;
            step: number;
            game: string;
            cost: number;
        };
        /** PasskeyInfo */
        PasskeyInfo: {
            id: string;
            label: string;
            created_at: number;
            used_at: number | null;
        };
        /** PasskeyLogin */
        PasskeyLogin: {
            credential: {
                [key: string]: unknown;
            };
        };
        /** PasskeyName */
        PasskeyName: {
            label: string;
        };
        /** Passkeys */
        Passkeys: {
            origin: string;
            passkeys: components["schemas"]["PasskeyInfo"][];
        };
        /** PassphraseProof */
        PassphraseProof: {
            passphrase: string;
        };
        /** PersonHistory */
        PersonHistory: {
            person: components["schemas"]["NamedPerson"];
            reports: components["schemas"]["ReportInfo"][];
            sanctions: components["schemas"]["Sanction"][];
            acts: components["schemas"]["ActInfo"][];
        };
        /** PersonReadmitted */
        PersonReadmitted: {
            person: string;
            name: string;
            /** @constant */
            kind: "readmitted";
        };
        /** PersonRemoved */
        PersonRemoved: {
            person: string;
            name: string;
            seat?: number | null;
            /** @constant */
            kind: "removed";
        };
        /** PinBody */
        PinBody: {
            number?: number | null;
            /** @default  */
            id: string;
        };
        /**
         * PinMessage
         * @description Pins a chat message for everybody at the table, or unpins it.
         */
        PinMessage: {
            /** @enum {unknown} */
            do: "pin";
            /** @default null */
            number: number | null;
            id: string;
        };
        /**
         * Ping
         * @description Answered with a Pong.
         */
        Ping: {
            /** @enum {unknown} */
            do: "ping";
        };
        /** PinnedMessage */
        PinnedMessage: {
            number: number;
            at: number;
            person: string;
            name: string;
            text: string;
        };
        /** PlannedRating */
        PlannedRating: {
            /** @enum {string} */
            rated: "yes" | "accounts" | "position" | "hints" | "stand-in" | "clock" | "edition" | "early" | "bots" | "guests" | "twice";
        };
        /** PlayBody */
        PlayBody: {
            token: string;
            id: string;
        };
        /**
         * PlayMessage
         * @description Decides. The decision is on disk when the request is answered.
         */
        PlayMessage: {
            /** @enum {unknown} */
            do: "play";
            token: string;
            id: string;
        };
        /** PlayOn */
        PlayOn: {
            record: string;
            seat: number;
            level: string;
            /** @default  */
            commitment: string;
            /** @default  */
            id: string;
        };
        /** Played */
        Played: {
            table: string;
            seat: number;
            seats: (components["schemas"]["SeatInfo"] | null)[];
            game: string;
            payoff: number;
            ended_at: number;
            rating?: number | null;
        };
        /** PlayerResigned */
        PlayerResigned: {
            seat: number;
            /** @default  */
            bot: string;
            /** @default  */
            id: string;
            /** @constant */
            kind: "resigned";
        };
        /** PlayerReturned */
        PlayerReturned: {
            seat: number;
            /** @default  */
            id: string;
            /** @constant */
            kind: "returned";
        };
        /** Point */
        Point: {
            step: number;
            value: number;
        };
        /**
         * Pong
         * @description The answer to a Ping: the newest version for this reader. A client that has an older one sends Resume.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            number: number;
            desk: number;
        };
        /** PositionShown */
        PositionShown: {
            reader: number | null;
            view: {
                [key: string]: unknown;
            };
            decisions: components["schemas"]["SeatDecision"][];
            chance: components["schemas"]["ChanceOutcome"][];
            events: components["schemas"]["GameEvent"][];
            result: components["schemas"]["GameEnded"] | null;
            score: components["schemas"]["Score"] | null;
            next?: number | null;
        };
        /** Problem */
        Problem: {
            error: string;
            detail: string;
            /** @default  */
            clause: string;
            say?: components["schemas"]["Message"] | null;
        };
        /** Profile */
        Profile: {
            id: string;
            kind: string;
            name: string;
            colour: string;
            ratings: components["schemas"]["Rating"][];
            shown: ("ratings" | "games" | "friends")[];
            friends: components["schemas"]["Acquaintance"][];
            relation: string | null;
        };
        /** PushKeys */
        PushKeys: {
            p256dh: string;
            auth: string;
        };
        /** PuzzleAnswer */
        PuzzleAnswer: {
            right: boolean;
            kind: ("win" | "hold" | "plan") | "own";
            best: components["schemas"]["JudgedMove"];
            others: components["schemas"]["JudgedMove"][];
            line: components["schemas"]["ExpectedStep"][];
            iterations: number;
            searches: number;
            themes?: ("win" | "hold" | "chain" | "hidden" | "needles")[];
            counted?: components["schemas"]["CountedTry"] | null;
            reason?: components["schemas"]["Message"] | null;
        };
        /** PuzzleLine */
        PuzzleLine: {
            id: string;
            themes: ("win" | "hold" | "chain" | "hidden" | "needles")[];
            solved: boolean | null;
            tries: number;
            /** @default 0 */
            rating: number;
            /** @default 0 */
            share: number;
        };
        /** PuzzleList */
        PuzzleList: {
            puzzles: components["schemas"]["PuzzleLine"][];
            me: components["schemas"]["SolverStatus"] | null;
        };
        /** PuzzleQuestion */
        PuzzleQuestion: {
            id: string;
            seat: number;
            seats: number;
            view: {
                [key: string]: unknown;
            };
            prompt: string;
            moves: components["schemas"]["Option"][];
            recent: components["schemas"]["GameEvent"][];
        };
        /** QueueBody */
        QueueBody: {
            token: string;
            id: string;
        };
        /**
         * QueueMessage
         * @description Queues the seat's next decision. The server plays it when the turn comes, if it is legal then; otherwise it is dropped.
         */
        QueueMessage: {
            /** @enum {unknown} */
            do: "queue";
            token: string;
            id: string;
        };
        /** Quiet */
        Quiet: {
            begins: string;
            ends: string;
            zone: string;
        };
        /** QuietChange */
        QuietChange: {
            quiet: components["schemas"]["Quiet"] | null;
        };
        /** Rank */
        Rank: {
            place: number;
            person: string;
            kind: string;
            name: string;
            colour: string;
            bot: string;
            rating: number;
            games: number;
        };
        /** RatedPosition */
        RatedPosition: {
            record: string;
            seat: number;
            /** @default false */
            open: boolean;
        };
        /** Rating */
        Rating: {
            game: string;
            rating: number;
            mu: number;
            sigma: number;
            games: number;
        };
        /** RatingAfter */
        RatingAfter: {
            ended_at: number;
            rating: number;
        };
        /** Recovery */
        Recovery: {
            login: string;
            code: string;
            passphrase: string;
        };
        /**
         * Refused
         * @description The request with this id was not carried out; see Problem. `id` is '' if it could not be read.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            id: string;
            error: string;
            detail: string;
            clause: string;
            /** @default null */
            say: components["schemas"]["Message"] | null;
        };
        /** RematchCreated */
        RematchCreated: {
            table: string;
            /** @constant */
            kind: "rematched";
        };
        /** RemoveBody */
        RemoveBody: {
            whom: string;
        };
        /** Renaming */
        Renaming: {
            name: string;
            reason: string;
        };
        /** ReplayOf */
        ReplayOf: {
            record: string;
            /** @default onlooker */
            reader: number | ("onlooker" | "open");
        };
        /** Replayed */
        Replayed: {
            game: string;
            names: string[];
            moments: components["schemas"]["Moment"][];
            result: components["schemas"]["GameEnded"] | null;
        };
        /** Report */
        Report: {
            id: string;
            created_at: number;
            table: string;
            reporter: string;
            person: string;
            reason: string;
            messages: components["schemas"]["ReportedMessage"][];
            closed_at: number | null;
        };
        /** ReportBody */
        ReportBody: {
            whom: string;
            reason: string;
            messages?: number[];
        };
        /** ReportInfo */
        ReportInfo: {
            report: components["schemas"]["Report"];
            person_name: string;
            reporter_name: string;
            hidden: number[];
        };
        /** Reported */
        Reported: {
            report: string;
        };
        /** ReportedMessage */
        ReportedMessage: {
            number: number;
            at: number;
            person: string;
            name: string;
            text: string;
        };
        /**
         * ResignMessage
         * @description Resigns. With more than two seats a bot takes the seat over.
         */
        ResignMessage: {
            /** @enum {unknown} */
            do: "resign";
            id: string;
        };
        /**
         * Resume
         * @description Rows are missing: asks for a snapshot with the rows after `since`.
         */
        Resume: {
            /** @enum {unknown} */
            do: "resume";
            since: number;
        };
        /** RevealBody */
        RevealBody: {
            secret: string;
            /** @default  */
            id: string;
        };
        /**
         * RevealMessage
         * @description Reveals the secret that the seat has committed to, after the game was started.
         */
        RevealMessage: {
            /** @enum {unknown} */
            do: "reveal";
            secret: string;
            id: string;
        };
        /** ReviewOf */
        ReviewOf: {
            record: string;
        };
        /** ReviewStatus */
        ReviewStatus: {
            id: string;
            /** @enum {string} */
            state: "none" | "working" | "stopped" | "done";
            done: number;
            total: number;
            game: string;
            edition: string;
            steps: number;
            curves?: components["schemas"]["Point"][][];
            decisions?: components["schemas"]["Judged"][];
            mattered?: number[];
            /** @default  */
            model: string;
        };
        /** Row */
        Row: {
            number: number;
            at: number;
            entry: components["schemas"]["SeatTaken"] | components["schemas"]["SeatLeft"] | components["schemas"]["PersonRemoved"] | components["schemas"]["PlayerResigned"] | components["schemas"]["SeatLeftToBot"] | components["schemas"]["PlayerReturned"] | components["schemas"]["SecretCommitted"] | components["schemas"]["ShuffleClosed"] | components["schemas"]["SecretRevealed"] | components["schemas"]["StartGiven"] | components["schemas"]["GameStarted"] | components["schemas"]["StepsCommitted"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawAccepted"] | components["schemas"]["DrawDeclined"] | components["schemas"]["CancelOffered"] | components["schemas"]["CancelDeclined"] | components["schemas"]["VacationSet"] | components["schemas"]["GameEnded"] | components["schemas"]["ChatSent"] | components["schemas"]["MessagePinned"] | components["schemas"]["MuteChanged"] | components["schemas"]["PersonReadmitted"] | components["schemas"]["FriendsOnlySet"] | components["schemas"]["ChatClosed"] | components["schemas"]["MessageHidden"] | components["schemas"]["HintTaken"] | components["schemas"]["RematchCreated"] | components["schemas"]["SeatsReserved"] | components["schemas"]["TableClosed"];
            events?: components["schemas"]["GameEvent"][];
        };
        /** RulesInfo */
        RulesInfo: {
            options: {
                [key: string]: string | number;
            };
            clauses: components["schemas"]["Clause"][];
            facts: {
                [key: string]: number | string;
            };
        };
        /** Sanction */
        Sanction: {
            id: string;
            /** @enum {string} */
            kind: "warn" | "mute" | "ban";
            person: string;
            network: string;
            reason: string;
            created_at: number;
            until: number | null;
            lifted_at: number | null;
            seen_at: number | null;
        };
        /** SanctionInfo */
        SanctionInfo: {
            sanction: components["schemas"]["Sanction"];
            person_name: string;
        };
        /** SavedAnalysis */
        SavedAnalysis: {
            record: string;
        };
        /** Score */
        Score: {
            measures: components["schemas"]["Measure"][];
            compared: boolean;
            decided: number | null;
        };
        /** Seat */
        Seat: {
            person: string | null;
            name: string;
            colour: string;
            bot: string;
            resigned: boolean;
            connected: boolean;
            stand_in: string;
            /** @default  */
            kind: string;
            /** @default  */
            reserved: string;
            /** @default  */
            reserved_name: string;
            /** @default 0 */
            away_until: number;
        };
        /** SeatDecision */
        SeatDecision: {
            seat: number;
            prompt: string;
            moves: components["schemas"]["Option"][];
        };
        /** SeatInfo */
        SeatInfo: {
            name: string;
            /** @default  */
            bot: string;
            /** @default  */
            kind: string;
        };
        /** SeatLeft */
        SeatLeft: {
            seat: number;
            /** @constant */
            kind: "stood";
        };
        /** SeatLeftToBot */
        SeatLeftToBot: {
            seat: number;
            bot: string;
            /** @default  */
            id: string;
            /** @constant */
            kind: "left";
        };
        /** SeatTaken */
        SeatTaken: {
            seat: number;
            person: string;
            name: string;
            /** @default  */
            colour: string;
            /** @default  */
            bot: string;
            /** @default  */
            contribution: string;
            /** @default  */
            commitment: string;
            /** @default  */
            person_kind: string;
            /** @constant */
            kind: "sat";
        };
        /** SeatsReserved */
        SeatsReserved: {
            people: string[];
            names?: string[];
            /** @constant */
            kind: "reserved";
        };
        /** SecretCommitted */
        SecretCommitted: {
            seat: number;
            commitment: string;
            /** @default  */
            id: string;
            /** @constant */
            kind: "committed";
        };
        /** SecretRevealed */
        SecretRevealed: {
            seat: number;
            secret: string;
            /** @default  */
            id: string;
            /** @constant */
            kind: "revealed";
        };
        /** Section */
        Section: {
            id: string;
            /** @default [] */
            points: string[];
            /** @default false */
            picture: boolean;
            /** @default false */
            box: boolean;
        };
        ServerMessage: components["schemas"]["Snapshot"] | components["schemas"]["Refused"] | components["schemas"]["WhyNot"] | components["schemas"]["Pong"];
        /** SessionInfo */
        SessionInfo: {
            id: string;
            agent: string;
            created_at: number;
            used_at: number;
            current: boolean;
        };
        /** SharedAnalysis */
        SharedAnalysis: {
            id: string;
        };
        /** Sharing */
        Sharing: {
            /** @default false */
            online: boolean;
            /**
             * @default everybody
             * @enum {string}
             */
            ratings: "everybody" | "friends" | "nobody";
            /**
             * @default everybody
             * @enum {string}
             */
            games: "everybody" | "friends" | "nobody";
            /**
             * @default nobody
             * @enum {string}
             */
            friends: "everybody" | "friends" | "nobody";
        };
        /** Shuffle */
        Shuffle: {
            commitment: string;
            commitments: string[];
            secrets: string[];
            left: number | null;
        };
        /** ShuffleClosed */
        ShuffleClosed: {
            commitment: string;
            commitments: string[];
            /** @constant */
            kind: "shuffling";
        };
        /** Snapshot */
        Snapshot: {
            table: string;
            game: string;
            since: number;
            number: number;
            desk: number;
            /** @enum {string} */
            status: "open" | "playing" | "over" | "closed";
            seat: number | null;
            seats: components["schemas"]["Seat"][];
            rows: components["schemas"]["Row"][];
            view: {
                [key: string]: unknown;
            } | null;
            prompt: string;
            moves: components["schemas"]["Option"][];
            drafted: components["schemas"]["Option"][];
            take_back: components["schemas"]["Message"] | null;
            aids: boolean;
            /** @enum {string} */
            hints: "" | "bots" | "all";
            stand_in?: string;
            clock: components["schemas"]["ClockTimes"] | null;
            offer: number[];
            result: components["schemas"]["GameEnded"] | null;
            done?: string[];
            pinned?: components["schemas"]["PinnedMessage"] | null;
            shuffle?: components["schemas"]["Shuffle"] | null;
            /** @enum {string} */
            unrated?: "" | "position" | "hints" | "stand-in" | "clock" | "edition" | "early";
            /** @enum {string} */
            rated?: "yes" | "accounts" | "position" | "hints" | "stand-in" | "clock" | "edition" | "early" | "bots" | "guests" | "twice";
            owner?: string;
            onlookers?: number;
            queued?: string;
            queue_dropped?: string;
            cancel_offers?: number[];
            can_cancel?: boolean;
            friends_only?: boolean;
            chat_closed?: boolean;
            edition?: string;
            score?: components["schemas"]["Score"] | null;
            /** @constant */
            type: "look";
        };
        /** SolverStatus */
        SolverStatus: {
            rating: number;
            tries: number;
            streak: number;
            best_streak: number;
        };
        /** Standing */
        Standing: {
            id: string;
            /** @enum {string} */
            kind: "warn" | "mute" | "ban";
            reason: string;
            created_at: number;
            until: number | null;
        };
        /** StartGiven */
        StartGiven: {
            /** @default  */
            position: string;
            /** @default  */
            steps: string;
            /** @constant */
            kind: "given";
        };
        /** StepsCommitted */
        StepsCommitted: {
            steps: string;
            clock?: number[];
            timed_out?: number | null;
            /** @constant */
            kind: "stepped";
        };
        /** TableClosed */
        TableClosed: {
            /** @default false */
            by_administrator: boolean;
            /** @constant */
            kind: "closed";
        };
        /** TableInfo */
        TableInfo: {
            id: string;
            game: string;
            seats: number;
            options: {
                [key: string]: string | number;
            };
            clock: components["schemas"]["ClockRules"];
            listed: boolean;
            aids: boolean;
            hints: boolean;
            stand_in: string;
            edition: string;
            friends_only: boolean;
            owner: string;
            created_at: number;
            commitment: string;
            contributions: string[];
            commitments: string[];
            secrets: string[];
            engine: string;
            rematch: string;
        };
        /** TableLine */
        TableLine: {
            id: string;
            game: string;
            status: string;
            seats: (components["schemas"]["SeatInfo"] | null)[];
            options: {
                [key: string]: string | number;
            };
            clock: components["schemas"]["ClockRules"];
            aids: boolean;
            hints: boolean;
            stand_in: string;
            created_at: number;
            changed_at: number;
            friends_only: boolean;
            edition: string;
        };
        /** TableMoment */
        TableMoment: {
            step: string;
            view: {
                [key: string]: unknown;
            };
            events: components["schemas"]["GameEvent"][];
            /** @default 0 */
            number: number;
        };
        /** TakeAgainBody */
        TakeAgainBody: {
            /** @default  */
            id: string;
        };
        /**
         * TakeAgainMessage
         * @description Takes one's own seat back from the bot, as long as the game runs.
         */
        TakeAgainMessage: {
            /** @enum {unknown} */
            do: "take-again";
            id: string;
        };
        /** TakeBackBody */
        TakeBackBody: {
            id: string;
        };
        /**
         * TakeBackMessage
         * @description Undoes the last decision, while nobody has learned anything from it.
         */
        TakeBackMessage: {
            /** @enum {unknown} */
            do: "take-back";
            id: string;
        };
        /** Thing */
        Thing: {
            id: string;
            name: components["schemas"]["Message"];
            count: number | null;
            unit: string;
            texts: components["schemas"]["Message"][];
            parts: components["schemas"]["Thing"][];
            /** @default false */
            ordered: boolean;
        };
        /** TodaysPuzzle */
        TodaysPuzzle: {
            day: string;
            game: string;
            id: string;
        };
        /** Token */
        Token: {
            id: string;
            token: string;
        };
        /** TokenInfo */
        TokenInfo: {
            id: string;
            label: string;
            person: string;
            created_at: number;
        };
        /** UninviteBody */
        UninviteBody: {
            person: string;
        };
        /** Vacation */
        Vacation: {
            begins: number;
            ends: number;
        };
        /** VacationInfo */
        VacationInfo: {
            vacation: components["schemas"]["Vacation"] | null;
            days_left: number;
            /** @default 28 */
            days_a_year: number;
        };
        /** VacationSet */
        VacationSet: {
            seat: number;
            begins: number;
            ends: number;
            /** @constant */
            kind: "vacation";
        };
        /** Verdict */
        Verdict: {
            honest: boolean;
            draws: number;
            reason: string;
            finding: components["schemas"]["Message"];
            seats?: number[];
        };
        /**
         * Visibility
         * @description Whether the person can see the table. Not while its page is in the background: then they are notified.
         */
        Visibility: {
            /** @enum {unknown} */
            do: "visibility";
            visible: boolean;
        };
        /** Webhook */
        Webhook: {
            channel: components["schemas"]["ChannelInfo"];
            secret: string;
        };
        /** WhyNot */
        WhyNot: {
            id: string;
            token: string;
            allowed: boolean;
            clause: string;
            text: string;
            say?: components["schemas"]["Message"] | null;
            /** @constant */
            type: "why-not";
        };
        /**
         * WhyNotMessage
         * @description Whether the token can be played now; if not, the clause that forbids it, and its text.
         */
        WhyNotMessage: {
            /** @enum {unknown} */
            do: "why-not";
            token: string;
            /**
             * @default en
             * @enum {unknown}
             */
            language: "en" | "fr";
            id: string;
        };
        /** WithReason */
        WithReason: {
            reason: string;
        };
        /** WorkedExample */
        WorkedExample: {
            id: string;
            section: string;
            seat: number;
            seats: number;
            values: {
                [key: string]: number | string;
            };
            frames: components["schemas"]["ExampleFrame"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
