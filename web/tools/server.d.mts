export interface Server {
  url: string;
  database: string;
  stop(): Promise<void>;
  restart(): Promise<void>;
}
export function startServer(...more: string[]): Promise<Server>;
