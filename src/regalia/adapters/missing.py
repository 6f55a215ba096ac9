"""What to do where the library of an adapter is not installed."""


def install(module: str, extra: str) -> ImportError:
    """The error that says so in one sentence."""
    return ImportError(f"{module} is not installed, which this needs: pip install 'regalia[{extra}]'", name=module)
