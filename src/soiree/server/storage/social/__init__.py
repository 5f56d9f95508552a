"""What people are to each other, what they let others see, and what they write for themselves."""
