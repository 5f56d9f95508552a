"""Requests to a node. All share one TLS context: reading its certificates takes longer than most requests, which are not even encrypted."""

import ssl
from functools import partial

import httpx

_TLS = ssl.create_default_context()

get = partial(httpx.get, verify=_TLS)
post = partial(httpx.post, verify=_TLS)
Client = partial(httpx.Client, verify=_TLS)
AsyncClient = partial(httpx.AsyncClient, verify=_TLS)
