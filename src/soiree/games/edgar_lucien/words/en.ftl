### Edgar & Lucien: words, English

## The game

title = Edgar & Lucien
tagline = Two crooks, one city: Edgar robs, Lucien buys, and nobody knows where either will be tomorrow.
designer = Tanguy Camus and Basile Mayeur
about = In the city of Fosko you lead two partners: Edgar robs, schemes and bullies, Lucien buys, makes speeches and has everything certified. Every turn all players secretly set two needles on a wheel, one for each partner. All are revealed at once and everybody moves; then each partner takes at most one action where he is. Four turns make an electoral period, which ends with taxes and the election of a Governor. The first player to hold three of the four conditions (a fortune, many districts, Administrations, being a popular Governor) wins on the spot.

## Sections of the rules

section-1 = Setup
section-2 = The turn and the needles
section-3 = Movement
section-4 = Acting, robbing and buying
section-5 = Administrations
section-6 = Shenanigan cards
section-7 = Taxes, election, new period
section-8 = Who knows what
section-9 = Victory and end

## 1 Setup

EL-101 = The game is for two, three or four players; play goes clockwise.
EL-102 =
    Two players use side { $sidetwo } of the board{ $sidethree ->
        [0] { "" }
       *[other] , three players side { $sidethree }
    }{ $sidefour ->
        [0] { "" }
       *[other] , four players side { $sidefour }
    }; only the districts of that side exist. { $edition ->
        [reconstructed-1] Each side has one of each Administration: Drunken Pig Square, the Archives, the Central Bank and City Hall.
       *[other] The Administrations are Drunken Pig Square, the Archives, the Central Bank and City Hall.
    }
EL-103 = Everybody starts with 50,000 Cogs and a popularity of 50, without cards or certificates, and with all eight Administration actions still to do.
EL-104 = The deck holds the twenty Shenanigan cards and the discard pile is empty. The four certificates and the Heritage Protection are on the table, and there is no Governor yet.
EL-105 = The first player is drawn at random, with the same chances for all, and takes the first player token.
EL-106 = Starting with the first player and going clockwise, each player chooses a neutral district of any kind, an Administration included, and puts both pawns and one influence token there. So no two players start in the same place, and each owns their first district like any other.
EL-107 = Influence tokens never run out: the number in the box is not a limit.
EL-108 = The bank never runs out of money.
EL-109 = When the last player has placed their pawns, the first turn of the first period begins: the needles are set.

## 2 The turn and the needles

EL-201 = An electoral period, or period, has four turns, and a turn has three phases: setting the needles, moving, acting. After the fourth turn come the taxes, then the election of the Governor.
EL-202 = Turn order starts with the first player and goes clockwise. It applies to movement, actions, taxes and the auction.
EL-203 = When the first player token has to change hands, the new order applies only from the next turn on; until then the old order holds. Otherwise the token stays with the same player from turn to turn.
EL-204 = When a turn begins, the first player token goes to the player who is to receive it, all needles are cleared, and everybody’s Edgar and Lucien may act again.
EL-210 = All players set their needles at the same time, without waiting for each other: first Edgar’s, then Lucien’s, and nothing else.
EL-211 = The wheel shows every border colour of the map, every metro line of the map in play, and “stay”. Each position may be chosen for either needle, even if it leads nowhere, and both needles may show the same one.
EL-212 = Once both your needles are set, your wheel is locked and you cannot change it any more. The others may know that it is locked, never what it shows.
EL-213 = When the last wheel is locked, all needles are revealed at once and movement begins.

## 3 Movement

EL-301 = Players move in turn order, each of them with Edgar first and then with Lucien; one pawn’s move is finished before the next begins.
EL-302 = A pawn whose needle shows “stay” stays where it is.
EL-303 = A needle on a border colour takes the pawn across the border of that colour, into the next district.
EL-304 = A needle on a metro line takes a pawn that is at one of its stations to another station of that line, never back to the same one.
EL-305 = If the district has no border or station of that colour, the pawn stays where it is.
EL-306 = A move that is possible must be made. Any number of pawns may share a district, and nothing blocks the way.
EL-307 = If only one district can be reached, the pawn goes there automatically. If there are several, its player chooses the exit at that moment, knowing all moves made before.
EL-308 = Districts that touch only at a point are not neighbours: only the borders drawn on the map count.

## 4 Acting, robbing and buying

EL-401 = Players act in turn order, one after the other. Everything that one player’s actions cause, the answers of others included, is finished before the next player acts.
EL-402 = Your Edgar and your Lucien may each take at most one action per turn, in either order; one or both may do nothing.
EL-403 = As long as one of the two has not acted you are asked who acts, even if you can only finish; “Done” ends your actions. When both have acted, they end automatically.
EL-404 = A character takes either an ordinary action, which is possible in every district, or the Administration action that is his where he is.
EL-405 = An action is offered only if its conditions are met, its price can be paid in full and, from what you can see, it would have an effect. The money of other players never matters for this.
EL-406 = A character has acted as soon as his action is chosen; with Political Support, Edgar has acted as soon as the action to double is chosen.
EL-407 = All effects of one decision or of one card drawn happen together; then victory is checked; then the game goes on.
EL-411 = Edgar may rob another player’s Lucien in the same district, whether he has just arrived or has stayed there.
EL-412 = A Lucien whose own Edgar is in the same district has a bodyguard and cannot be robbed.
EL-413 = Edgar robs exactly one victim, chosen by his player among those who can be robbed.
EL-414 = The victim hands over half of their money, rounded up to the next 10,000 Cogs; a victim without money gives nothing.
EL-415 = Robbing costs no popularity, and the same Lucien may be robbed by several Edgars, even in the same turn.
EL-421 = Lucien may buy the district where he is if it is neutral: you pay 20,000 Cogs to the bank and become its owner, whatever its kind.
EL-422 = Lucien may buy the district where he is if it belongs to another player without Heritage Protection: you pay 30,000 Cogs to the owner, who cannot refuse, and the district is yours.
EL-423 = Districts are gained at the start, by buying from the city or from a player, by requisition, and by the cards Influence Peddling and Carte Blanche; they are lost when another player buys or requisitions them, to Influence Peddling and to Intimidation. Pawns stay where they are.

## 5 Administrations

EL-501 = Each of the eight Administration actions can be taken once per player and period; a mark shows that it is done. All marks are removed when a new period begins.
EL-502 = Each of Edgar’s Administration actions costs 20 popularity, paid when it is chosen. With less it is not possible.
EL-503 = Lucien’s Administration actions cost nothing; only Political Support has its own price.
EL-504 = An Administration action is marked as soon as it is chosen.
EL-505 = Popularity goes from 0 to 100; anything above 100 is lost.
EL-511 = Barroom Shenanigans, Edgar on Drunken Pig Square: you draw two cards, one after the other, unseen by the others.
EL-512 = If the deck is empty when a card has to be drawn, the discard pile becomes the deck. If there is no card left, drawing stops; if both are empty from the start, the action cannot be chosen.
EL-513 = There is no limit to the cards in hand. Cards just drawn can be played in the next turn at the earliest, because Edgar has already acted.
EL-521 = Intimidation, Edgar in the Archives, with three or four players: you choose two other players who own a district, or the only one there is. If nobody else owns one, it is not possible.
EL-522 = The players you intimidate answer clockwise from you: each gives up one district of their own choice, which becomes neutral at once.
EL-523 = Intimidation with two players: you choose a district of the other player yourself, and it becomes neutral. If the other owns none, it is not possible.
EL-524 = Heritage Protection does not help against Intimidation.
EL-531 = Bank Robbery, Edgar in the Central Bank: you take 50,000 Cogs from the bank.
EL-541 = Requisition, Edgar in City Hall: you become the owner of any neutral district of the map, without paying any Cogs.
EL-542 = Only if no district at all is neutral may a requisition take one from another player without Heritage Protection, without compensation; never one of your own.
EL-543 = If there is nothing to requisition, it is not possible.
EL-551 = Populist Speech, Lucien on Drunken Pig Square: you gain 50 popularity. At 100 it is not possible.
EL-561 = Heritage Protection, Lucien in the Archives: you take it from the table or from its holder. Its holder cannot choose this action.
EL-562 = While you hold the Heritage Protection, none of your districts, present or future, can be bought from you, or taken by Influence Peddling or requisition; you cannot waive it.
EL-563 = The Heritage Protection stays with you until another player takes it, by the same action or by Corruption; from then on you are unprotected.
EL-571 = Certificate Acquisition, Lucien in the Central Bank: you take one certificate whose condition you actually fulfil at that moment, from the table or from another player. A certificate that you already hold cannot be chosen.
EL-572 = You gain at most one certificate per period, whether by Certificate Acquisition, Certification or Swindle.
EL-573 = Certificate Acquisition is offered only if you may still gain a certificate this period and there is at least one that you can take.
EL-574 = While you hold a certificate, its condition counts for you, whatever happens to your money, districts, office or popularity. You may hold several.
EL-575 = If another player takes a certificate from you, its condition counts for you only while you actually fulfil it.
EL-581 = Political Support, Lucien in City Hall: possible only if neither of your characters has acted, with at least 30 popularity, and if there is an Administration action of Edgar’s to double: not yet done this period, possible now, and Edgar is in that Administration or you have a Remote Action in hand.
EL-582 = You choose the action to double. If Edgar is in its Administration no card is used; otherwise a Remote Action is discarded first: for Barroom Shenanigans there is therefore always a card to draw.
EL-583 = Political Support costs 30 popularity in all, instead of 20, paid when the action to double is chosen.
EL-584 = The doubled action happens twice: 100,000 Cogs from the bank at once; up to four cards; or two requisitions or two intimidations in a row, each with its own choices. The same players may be chosen again.
EL-585 = If there is no possible target the second time, that second time is lost.
EL-586 = After Political Support both characters have acted, and both actions are marked. A robbery or a card cannot be doubled.

## 6 Shenanigan cards

EL-601 = Playing a card is Edgar’s whole action, so you play at most one per turn. It costs no popularity, except for the action that a Remote Action allows.
EL-602 = You can play only a card from your hand whose condition is met at that moment; you cannot play one without an effect.
EL-603 = A card that is played goes face up to the discard pile at once, before its effect.
EL-611 = Plan B: Lucien goes to any other district. If he has not acted yet, he may act there.
EL-612 = Influence Peddling: if Edgar is in a district of another player without Heritage Protection, pay the owner 30,000 Cogs, and the district is yours.
EL-613 = Smear Threat: always playable. Clockwise from you, every other player loses 20 popularity or gives you 10,000 Cogs. A player with less than 20 popularity and no money loses the popularity they have left; a player with neither is skipped.
EL-614 = Certification: take a certificate that nobody holds and whose condition you actually fulfil.
EL-615 = Financial Support: if Edgar is in one of your Steel districts, gain 40,000 Cogs.
EL-616 = Popular Support: if Edgar is in one of your Ivory districts and your popularity is below 100, gain 40 popularity.
EL-617 = Extortion: choose a player with a pawn in Edgar’s district and at least one card. One of their cards, drawn at random, goes to your hand; nobody but the two of you sees it.
EL-618 = Remote Action: take one of Edgar’s four Administration actions wherever he is, if it is not yet done this period and possible now; it costs its 20 popularity. The card itself is in the discard pile by then, so there is always a card to draw.
EL-619 = Coup d’État: if Edgar is in City Hall and another player is Governor, you become Governor, and your left neighbour is first player from the next turn on.
EL-620 = Resource Exchange: pay money and gain 10 popularity for every 10,000 Cogs, up to 100; or pay popularity and gain 10,000 Cogs for every 10 points. One way only, and at least once.
EL-621 = Carte Blanche: if Edgar is in a neutral district, pay the bank 20,000 Cogs and become its owner.
EL-622 = Corruption: take the Heritage Protection from the table or from its holder. Its holder cannot play this card.
EL-623 = Swindle: discard three other cards of your choice, then take any certificate that nobody holds, whether you fulfil its condition or not. You need these three cards, and a free certificate.
EL-624 = Corruption, Certification and Swindle are not Administration actions and set no mark; but Certification and Swindle count as your one certificate of the period.

## 7 Taxes, election, new period

EL-701 = After the fourth turn each player, in turn order, gains 20 popularity for every Ivory district and 20,000 Cogs for every Steel district they own. Administrations bring nothing.
EL-702 = Victory is checked after each player’s taxes, before the next player receives any.
EL-711 = Then the most popular player is elected Governor. A player who is alone in the lead pays nothing.
EL-712 = Players tied for the lead bid openly, in turn order and as often as necessary: each folds for good or bids more than the current bid, at most their own money and at most 1,200,000 Cogs. The sitting Governor has no advantage, and a tie at 0 counts too.
EL-713 = When one bidder is left and the current bid is their own, they are elected and pay the bid to the bank; nobody else pays.
EL-714 = When one bidder is left and nobody has bid, they choose too: they may bid 10,000 Cogs or fold.
EL-715 = If everybody has folded, nobody is elected: the Governor token leaves the game until the next election, and the turn order stays the same.
EL-716 = The elected player takes the Governor token, and their left neighbour will be first player, so the Governor plays last. This overrides a Coup d’État of the same turn.
EL-721 = After the election victory is checked; if this was the last period allowed, the game ends.
EL-722 = Otherwise a new period begins: all marks are removed, everybody may gain a certificate again, and its first turn starts.

## 8 Who knows what

EL-801 = Open to all: the map, owners, pawns, popularity, Governor, first player, Heritage Protection, certificates, marks, the number of cards in hands and deck, the discard pile, revealed needles, bids, and every choice made openly.
EL-802 = Nobody but you sees your hand, and nobody sees the deck. Only the player who draws a card sees it.
EL-803 = Nobody but you sees your needles before all wheels are locked.
EL-804 =
    { $money ->
        [hidden] Money is hidden: you see only your own, and what you were shown (EL-806). The amounts shown are always true: nobody can lie about their money.
        [closed] Money is hidden: each player sees only their own money. The amounts shown are always true: nobody can lie about it.
       *[open] Money is open: everybody sees everybody’s money.
    }
EL-805 = The two players of an Extortion know which card changed hands; the victim knows that this card is in the other hand, as long as it cannot have left it.
EL-806 = With hidden money, a player who is robbed shows the robber all of it before giving half. The robber continues to see that amount until it changes or its owner is in another robbery; nobody else sees it.

## 9 Victory and end

EL-901 = Victory is checked automatically after every decision and card of the action phase, after each player’s taxes, and after the election. Nobody needs to claim it.
EL-902 = A condition counts for you if you actually fulfil it or if you hold its certificate; each of the four counts once.
EL-903 = A player with three conditions wins at once, and what was left of the action, turn or period is not played.
EL-904 = If two players complete three conditions at the same moment, the player who is acting wins, otherwise the next clockwise; during taxes and election, the first in turn order.
EL-905 = You may also win while another player acts.
EL-906 = Grand Zealot needs the Governor token and 100 popularity at the same time. Before the first election only a Swindle can make it count.
EL-911 =
    { $periods ->
        [0] The number of periods is not limited. Only a game that nobody has won by the election of period 100 ends there, so that every game ends.
       *[other] If nobody has won, the game ends after the election of period { $periods }.
    } Then the player with the most conditions wins, then the one with the most districts, then money, then popularity; players equal in all four share the victory.
EL-912 = There is one winner, or several who share the victory; all others lose, without a ranking among them.

## Options

option-money = Money
option-money-about = The rulebook advises hiding your money; open is recommended here, because everybody can keep count anyway.
option-money-open = Open: everybody sees all of it
option-money-hidden = Hidden: a robbed player shows all of it to the robber
option-money-closed = Hidden: a robbed player shows only what they give
option-metro = Metro
option-metro-about = How the metro runs on the map for four players; on the other map nothing changes.
option-metro-lines = Long lines: the exit is chosen on arrival
option-metro-pairs = Short lines: each has only one exit
option-periods = Maximum number of periods
option-periods-about = House rule: after this many periods without a winner the best-placed player wins; the rulebook has no limit.

## Prompts and chance

prompt-start = In which district do you start?
prompt-needle-edgar = Set Edgar’s needle
prompt-needle-lucien = Set Lucien’s needle
prompt-exit = Where do you come out?
prompt-who = Who acts?
prompt-edgar-action = What does Edgar do?
prompt-lucien-action = What does Lucien do?
prompt-rob-victim = Whom do you rob?
prompt-intimidate-targets = Whom do you intimidate?
prompt-surrender = Which district do you give up?
prompt-intimidate-district = Which district becomes neutral?
prompt-requisition-district = Which district do you requisition?
prompt-certificate = Which certificate do you take?
prompt-double = Which action do you double?
prompt-remote = Which Administration action from afar?
prompt-plan-b = Where does Lucien go?
prompt-extort-victim = From whom do you take a card?
prompt-smear = What do you lose: popularity or money?
prompt-exchange = How much do you exchange, and which way?
prompt-discard = Which card do you discard?
prompt-bid = How much do you bid?
chance-first = The first player is being drawn
chance-draw = A card is drawn
chance-extort = A card changes hands
phase-setup = Setup
phase-program = Needles
phase-move = Movement
phase-act = Action
phase-election = Election
phase-over = The game is over

## Conditions

condition-dandy = Wealthy Dandy
condition-collector = High Collector
condition-bureaucrat = Influential Bureaucrat
condition-zealot = Grand Zealot

## Districts

kind-pig = Drunken Pig Square
kind-archives = Archives
kind-bank = Central Bank
kind-hall = City Hall
kind-ivory = Ivory
kind-steel = Steel
district-A-I0 = Temple of the Eye
district-A-I1 = Great Salvage Works
district-A-I2 = Clockwork Opera
district-A-I3 = Cogwheel Forge
district-A-O0 = City Hall
district-A-O1 = Lower Foundry
district-A-O2 = Archives
district-A-O3 = Faden’s Gardens
district-A-O4 = Central Bank
district-A-O5 = Steam Docks
district-A-O6 = Drunken Pig Square
district-A-O7 = Puppets’ Promenade
district-B-I0 = Temple of the Eye
district-B-I1 = Great Salvage Works
district-B-I2 = Clockwork Opera
district-B-I3 = Cogwheel Forge
district-B-M0 = City Hall
district-B-M1 = Lower Foundry
district-B-M2 = Archives
district-B-M3 = Faden’s Gardens
district-B-M4 = Central Bank
district-B-M5 = Steam Docks
district-B-M6 = Drunken Pig Square
district-B-M7 = Puppets’ Promenade
district-B-O0 = Marshalling Yard
district-B-O1 = Ivory Belvedere
district-B-O2 = Villa of Masks
district-B-O3 = Bolt Market
district-B-O4 = Spring Factory
district-B-O5 = Dome Terraces
district-B-O6 = Court of Mirrors
district-B-O7 = Great Boilers

## The wheel

wheel-r = red border (cog)
wheel-g = green border (leaf)
wheel-y = yellow border (lantern)
wheel-v = violet border (mask)
wheel-B = blue metro line
wheel-O = orange metro line
wheel-K = black metro line
wheel-W = white metro line
wheel-s = stay
wheel-border = border { $code }
wheel-metro = metro line { $code }
wheel-named = { $name } ({ $code })

## Pawns

pawn-edgar = Edgar
pawn-lucien = Lucien

## Actions

action-rob = Rob a Lucien
action-draw = Barroom Shenanigans
action-intimidate = Intimidation
action-heist = Bank Robbery
action-requisition = Requisition
action-buy = Buy from the city
action-buyout = Buy from another player
action-speech = Populist Speech
action-protect = Heritage Protection
action-certify = Certificate Acquisition
action-support = Political Support

## Cards

card-PB = Plan B
card-IP = Influence Peddling
card-ST = Smear Threat
card-CE = Certification
card-FS = Financial Support
card-PS = Popular Support
card-EX = Extortion
card-RA = Remote Action
card-CO = Coup d’État
card-RE = Resource Exchange
card-CB = Carte Blanche
card-CR = Corruption
card-SW = Swindle

## Moves, as offered in a menu

move-start = Start in { $district }
move-needle = { $pawn }: { $way }
move-exit = Come out in { $district }
move-E = Edgar acts
move-L = Lucien acts
move-end = Done
move-action = { $action }
move-buy = Buy the district from the city for { $cogs } Cogs
move-buyout = Buy the district from its owner for { $cogs } Cogs
move-card = Play { $card }
move-rob-victim = Rob { $player }
move-intimidate-targets = Intimidate { $players }
move-surrender = Give up { $district }
move-intimidate-district = Make { $district } neutral
move-requisition-district = Take { $district }
move-certificate = Certificate: { $condition }
move-plan-b = Lucien goes to { $district }
move-extort-victim = Take a card from { $player }
move-pop = Lose { $points } popularity, or what is left
move-cogs = Give { $cogs } Cogs
move-pay-money = Pay { $cogs } Cogs for { $points } popularity
move-pay-popularity = Pay { $points } popularity for { $cogs } Cogs
move-discard = Discard { $card }
move-fold = Fold
move-bid = Bid { $cogs } Cogs

## Events

event-first = { $player } goes first.
event-placed = { $player } starts in { $district }.
event-turn = Period { $period }, turn { $turn }: { $player } goes first.
event-locked = { $player } has set both needles.
event-revealed = All needles are revealed.
event-moved = { $player }: { $pawn } goes from { $start } to { $end }, { $way }.
event-stayed-chosen = { $player }: { $pawn } stays put.
event-stayed-invalid = { $player }: { $pawn } cannot go that way and stays put.
event-slot = { $player } to act.
event-slot-end = { $player } has finished acting.
event-paid-popularity = { $player } pays { $points } popularity ({ $what }).
event-purse-shown = { $player } shows { $other } their money: { $cogs } Cogs.
event-purse-shown-hidden = { $player } shows { $other } their money.
event-robbed = { $player } robs { $victim } of { $cogs } Cogs.
event-robbed-hidden = { $player } robs { $victim }.
event-bought = { $player } buys { $district } from the city for { $cogs } Cogs.
event-bought-from = { $player } buys { $district } from { $owner } for { $cogs } Cogs.
event-requisitioned = { $player } requisitions { $district }.
event-requisitioned-from = { $player } requisitions { $district }, which belonged to { $owner }.
event-intimidated = { $player } intimidates { $players }.
event-lost = { $player } loses { $district }, which is now neutral.
event-gained-money = { $player } gains { $cogs } Cogs ({ $what }).
event-gained-popularity = { $player } gains { $points } popularity ({ $what }).
event-drew = { $player } draws { $card }.
event-drew-hidden = { $player } draws a card.
event-recycled =
    { $cards ->
        [one] The deck is empty: { $cards } card of the discard pile becomes the new deck.
       *[other] The deck is empty: the { $cards } cards of the discard pile become the new deck.
    }
event-played = { $player } plays { $card }.
event-discarded = { $player } discards { $card }.
event-extorted = { $player } extorts { $card } from { $victim }.
event-extorted-hidden = { $player } extorts a card from { $victim }.
event-smeared-pop = { $victim } loses { $points } popularity.
event-smeared-cogs = { $victim } gives { $cogs } Cogs to { $player }.
event-smeared-nothing = { $victim } has nothing to lose.
event-exchanged-money = { $player } exchanges { $cogs } Cogs for { $points } popularity.
event-exchanged-popularity = { $player } exchanges { $points } popularity for { $cogs } Cogs.
event-protection = { $player } takes the Heritage Protection.
event-protection-from = { $player } takes the Heritage Protection from { $owner }.
event-certificate = { $player } takes the certificate “{ $condition }”.
event-certificate-from = { $player } takes the certificate “{ $condition }” from { $owner }.
event-coup = { $player } overthrows { $governor } and becomes Governor; { $next } will go first.
event-doubled = Political Support: { $player } doubles { $what }.
event-taxed =
    { $points ->
        [0] { $cogs ->
            [0] Taxes for { $player }: nothing.
           *[other] Taxes for { $player }: { $cogs } Cogs.
        }
       *[other] { $cogs ->
            [0] Taxes for { $player }: { $points } popularity.
           *[other] Taxes for { $player }: { $points } popularity and { $cogs } Cogs.
        }
    }
event-tie = Tied for the highest popularity: { $players }.
event-bid = { $player } bids { $cogs } Cogs.
event-folded = { $player } folds.
event-elected = { $player } is elected Governor; { $next } will go first.
event-elected-paid = { $player } pays { $cogs } Cogs and is elected Governor; { $next } will go first.
event-elected-nobody = Nobody is elected: there is no Governor.
event-period-end = Period { $period } is over.
event-won = { $player } wins the game. Conditions fulfilled: { $conditions }.
event-limit = The last period is over. In the lead: { $players }.

## Result

cause-victory = Three conditions fulfilled
cause-limit = The last period is over

score-conditions = Conditions
score-districts = Districts
score-money = Money
score-popularity = Popularity

## Labels of the board

label-period =
    { $periods ->
        [0] Period { $period }, turn { $turn } of { $turns }
       *[other] Period { $period } of { $periods }, turn { $turn } of { $turns }
    }
label-first = First: { $player }
label-next-first = First in the next turn: { $player }
label-governor = Governor: { $player }
label-protection = Heritage Protection: { $player }
label-nobody = nobody
label-player = Player
label-money = Money
label-districts = Districts
label-offices = Administrations
label-popularity = Popularity
label-counts = Conditions
label-cards = Cards
label-done = Done
label-needles = Needles
label-unknown = hidden
label-ready = ready
label-setting = in progress
label-hand = Your hand
label-known = Cards you know
label-known-of = { $player }: { $cards }
label-discard = Discard pile: { $cards }
label-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
label-empty = empty
label-legend = E and L with a number: the Edgar and the Lucien of that player; ■ with a number: a district of theirs; □: neutral
label-wheel = Borders: r red, g green, y yellow, v violet. Metro stations: ◊ with B blue, O orange, K black, W white
label-ways = Borders: { $borders }
label-lines = Metro stations, ◊ with their letter: { $lines }
label-pending = { $player }: { $what }
label-doubled = doubled
label-queue = To answer: { $players }
label-left = Left: { $count }
label-auction = Tied: { $players }
label-live = Still bidding: { $players }
label-high = Current bid: { $cogs } Cogs, { $player }
label-no-bid = No bid yet
label-signs = Needles: s stay. Conditions: ● fulfilled, ◈ certified, ! only one more to win
label-held = { $what }: { $player }
label-office = Admin.
label-cogs = { $cogs }
label-certificates = Certificates
glyph-edgar = E
glyph-lucien = L
mark-pig = Pig
mark-archives = Archives
mark-bank = Bank
mark-hall = Hall

## What one player alone sees

private-hand = hand
private-known = cards known in other hands
private-players-money = money of all players
private-players-needles = needles of all players
private-players-conditions-dandy = Wealthy Dandy, by player
private-players-held = conditions fulfilled, by player
