"""Requests to a node. All share one TLS context: reading its certificates takes longer than most requests, which are not even encrypted."""

import os
import ssl
from functools import cache
from typing import Any

import httpx


def get(url: str, **more: Any) -> httpx.Response:  # any: passed on to httpx, here and below
    return httpx.get(url, verify=_tls(), **more)


def post(url: str, **more: Any) -> httpx.Response:
    return httpx.post(url, verify=_tls(), **more)


def Client(**more: Any) -> httpx.Client:  # noqa: N802  # as in httpx
    return httpx.Client(verify=_tls(), **more)


def AsyncClient(**more: Any) -> httpx.AsyncClient:  # noqa: N802  # as in httpx
    return httpx.AsyncClient(verify=_tls(), **more)


def _tls() -> ssl.SSLContext:
    return _read(os.environ.get("SSL_CERT_FILE"))


@cache
def _read(certificates: str | None) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=certificates)
