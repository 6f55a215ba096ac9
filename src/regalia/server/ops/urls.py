"""URLs as people may read them."""


def shown(url: str) -> str:
    """Without what lets somebody in: what stands before the host, and what is asked of it."""
    scheme, separator, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}" if separator else "..."
