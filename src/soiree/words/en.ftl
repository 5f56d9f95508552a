### Words that all games share: English
