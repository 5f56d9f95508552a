### Lessons: English

learn-overline = Learn
learn-text = Small positions, one task each. Try things: an attempt can be undone or begun again at any time.
learn-lessons = Lessons
learn-solved-count = { $solved } of { $count } solved
learn-start = Start the lessons
learn-continue = Continue: { $lesson }
learn-repeat = Repeat the lessons
learn-novice = Play against a novice bot
learn-full-rules = Full rules
learn-rules-text = Every rule, clause by clause, with a summary to print.
learn-box = What is from the box
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
lesson-last = That was the last lesson. You know enough for a real game now.
lesson-rival = { $count ->
        [one] Opponent
       *[other] Opponent { $number }
    }
lesson-loading = Loading the lesson…
lesson-verdict = Result of the attempt
guide-read = Read
guide-read-text = The whole game on one page: what you want, what you do, and why.
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
guide-tips-text = Each comes from counting thousands of games between bots.
guide-times = ×{ $count }
guide-print = Print this guide
