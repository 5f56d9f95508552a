"""What can go wrong while something is sent, by what is to be done then."""


class DeliveryFailed(Exception):
    """It may work later. The text is for the log, and has neither addresses nor keys."""

    def __init__(self, reason: str, retry_after: float | None = None) -> None:
        super().__init__(reason)
        self.retry_after = retry_after  # seconds, if the receiver has said so


class AddressGone(Exception):
    """Nothing can be sent to this address again: a subscription that has ended, or a mailbox that does not exist."""
