"""The languages of the product, and the one that the environment of a terminal sets. Imports nothing, so that commands start quickly."""

from collections.abc import Mapping

LANGUAGES = ("en", "fr")
VARIABLES = ("SOIREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment variables of a terminal set; English if it is not supported."""
    setting = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return setting[:2].lower() if setting[:2].lower() in LANGUAGES else "en"
