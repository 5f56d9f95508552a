"""The commands of a table over HTTP, generated from the table of commands. For scripts and bots of other people."""

import inspect
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from soiree.server.http.errors import PROBLEMS
from soiree.server.http.messages import body_type
from soiree.server.node import Node
from soiree.server.storage.people import Person
from soiree.server.table.snapshot import Snapshot
from soiree.server.table_commands.command import AnyCommand, Call, Http
from soiree.server.table_commands.commands import COMMANDS

CHANGED = {201: ResponseSpec(Snapshot, description="the table as the caller may see it now", generate_examples=False), **PROBLEMS}


def route_of(command: AnyCommand, http: Http) -> HTTPRouteHandler:
    """The route of a command. Its signature is the one that a handler written by hand would have: Litestar reads it."""
    body = body_type(command)
    answers_snapshot = command.reply_type is None and http.method == "POST"

    async def handle(node: Node, caller: Person, table: str, **given: Any) -> object:  # Any: by the signature below
        fields = given["data"] if body is not None else command.fields(**given)
        reply = await command.run(Call(node, table, caller, getattr(fields, "id", "")), fields)
        if not answers_snapshot:
            return reply
        return Response(await node.tables.snapshot(table, caller.id, 0), media_type=MediaType.JSON)

    parameters: dict[str, Any] = {"node": Node, "caller": Person, "table": str}  # Any: a type, or one with constraints
    defaults: dict[str, object] = {}
    if body is not None:
        parameters["data"] = body
    else:
        for field in msgspec.structs.fields(command.fields):
            parameters[field.name] = _query_parameter(field.type)
            defaults[field.name] = field.default if field.default is not msgspec.NODEFAULT else inspect.Parameter.empty
    returned = Response[bytes] if answers_snapshot else command.reply_type
    handle.__name__ = handle.__qualname__ = command.name.replace("-", "_")
    handle.__doc__ = command.summary
    handle.__annotations__ = {**parameters, "return": returned}
    kind = inspect.Parameter.KEYWORD_ONLY
    signature = [
        inspect.Parameter(name, kind, default=defaults.get(name, inspect.Parameter.empty), annotation=annotation)
        for name, annotation in parameters.items()
    ]
    vars(handle)["__signature__"] = inspect.Signature(signature, return_annotation=returned)
    path = command.name if http.path is None else http.path
    address = f"/api/tables/{{table:str}}/{path}".rstrip("/")
    return HTTPRouteHandler(address, http_method=http.method, responses=CHANGED if answers_snapshot else PROBLEMS)(handle)


def _query_parameter(annotation: Any) -> Any:  # Any: a type, or one with constraints
    """The constraints of a field in the form that Litestar documents."""
    info = msgspec.inspect.type_info(annotation)
    if isinstance(info, msgspec.inspect.StrType):
        return Annotated[str, Parameter(min_length=info.min_length, max_length=info.max_length)]
    return annotation


ROUTES = [route_of(command, command.http) for command in COMMANDS if command.http is not None]
