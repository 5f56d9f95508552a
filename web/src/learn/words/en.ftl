### Lessons: English

learn-overline = Learn
learn-text = Small positions with one task each. Try things out: you can undo or start over at any time.
learn-lessons = Lessons
learn-solved-count = { $solved } of { $count } solved
learn-start = Start the lessons
learn-continue = Continue: { $lesson }
learn-repeat = Repeat the lessons
learn-novice = Play against a novice bot
learn-full-rules = Full rules
learn-rules-text = Every rule, clause by clause, with a summary to print.
learn-box = What comes from the box
learn-edition = This page shows the edition { $edition }: its board, what is in its box, and its numbers.
learn-other-box = The values of the edition { $edition } were added to this server by its operator. The rules are those of the game.
learn-usual = Learn the usual edition
learn-lessons-left-out = { $count ->
        [one] { $count } of { $all } lessons is left out: its position is not possible, or goes differently, in this edition.
       *[other] { $count } of { $all } lessons are left out: their positions are not possible, or go differently, in this edition.
    }
guide-left-out = { $count ->
        [0] Tips are left out: they were counted in games of the usual edition.
        [one] { $count } example is left out: it goes differently in this edition. Tips are left out, too: they were counted in games of the usual edition.
       *[other] { $count } examples are left out: they go differently in this edition. Tips are left out, too: they were counted in games of the usual edition.
    }
learn-solved = solved
lesson-number = Lesson { $number } of { $count }
lesson-all = All lessons
lesson-leave = Leave
lesson-dots = Lessons of this game
lesson-dot = Lesson { $number }: { $lesson }
lesson-dot-solved = Lesson { $number }, solved: { $lesson }
lesson-your-task = Your task
lesson-restart = Start over
lesson-skip = Skip
lesson-next = Next lesson
lesson-again = Try again
lesson-repeat = Repeat
lesson-solved = Solved
lesson-shown = One solution
lesson-show = Show me
lesson-failed = Not yet
lesson-last = That was the last lesson. You know enough for a real game now: a tip explains each question when it first comes up.
lesson-opponent = { $count ->
        [one] Opponent
       *[other] Opponent { $number }
    }
lesson-loading = Loading the lesson…
lesson-verdict = Result of the attempt
guide-read = Read
guide-read-text = The whole game on one page: your goal, what you can do, and why.
guide-contents = On this page
guide-example = Example
guide-start = Start
guide-next = Next move
guide-back = Back
guide-again = Show again
guide-step = { $number } of { $count }
guide-moves-of = Moves of the example: { $example }
guide-by = { $player }: { $move }
guide-you = You
guide-tips-title = Tips
guide-tips-text = Each tip is based on hundreds of games between simple bots.
guide-times = ×{ $count }
guide-print = Print this guide
