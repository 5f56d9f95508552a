/** Who receives notifications, on loopback: a push service that decrypts as a browser would, and a mail server. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo, type Server } from "node:net";

/** What was received and not looked at, and who waits for it. */
class Inbox<T> {
  #kept: T[] = [];
  #waiting: ((one: T) => void)[] = [];

  put(one: T): void {
    const first = this.#waiting.shift();
    if (first) first(one);
    else this.#kept.push(one);
  }

  next(): Promise<T> {
    const first = this.#kept.shift();
    return first === undefined ? new Promise((done) => this.#waiting.push(done)) : Promise.resolve(first);
  }
}

const listening = (server: Server) => new Promise<number>((done) => server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port)));
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync("sha256", secret, salt, info, length));

export interface PushService {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The next message, decrypted. */
  next(): Promise<string>;
  close(): void;
}

export async function pushService(): Promise<PushService> {
  const key = createECDH("prime256v1");
  const own = key.generateKeys();
  const auth = randomBytes(16);
  const inbox = new Inbox<string>();

  function decrypt(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const theirs = body.subarray(21, 21 + length);
    const encrypted = body.subarray(21 + length);
    const secret = derive(key.computeSecret(theirs), auth, Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]), 32);
    const decipher = createDecipheriv("aes-128-gcm", derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16), derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12));
    decipher.setAuthTag(encrypted.subarray(-16));
    const text = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString("utf-8");
  }

  const server = createHttpServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      answer.writeHead(201).end();
      inbox.put(decrypt(Buffer.concat(parts)));
    });
  });
  const port = await listening(server);
  const keys = { p256dh: own.toString("base64url"), auth: auth.toString("base64url") };
  return { subscription: { endpoint: `http://127.0.0.1:${port}/browser`, keys }, next: () => inbox.next(), close: () => void server.close() };
}

export interface Mailbox {
  port: number;
  /** The next message as it was sent, with its lines joined. */
  next(): Promise<string>;
  close(): void;
}

export async function mailbox(): Promise<Mailbox> {
  const inbox = new Inbox<string>();
  const server = createServer((socket) => {
    let text = "";
    let reading = false; // the message itself
    socket.write("220 mail\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      text += part.toString("utf-8");
      for (let end = text.indexOf(reading ? "\r\n.\r\n" : "\r\n"); end >= 0; end = text.indexOf(reading ? "\r\n.\r\n" : "\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + (reading ? 5 : 2));
        if (reading) inbox.put(line.replaceAll("=\r\n", "").replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))));
        socket.write(!reading && line === "DATA" ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 OK\r\n");
        reading = !reading && line === "DATA";
      }
    });
  });
  return { port: await listening(server), next: () => inbox.next(), close: () => void server.close() };
}
