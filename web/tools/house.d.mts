export interface House {
  url: string;
  database: string;
  stop(): Promise<void>;
  restart(): Promise<void>;
}
export function openHouse(): Promise<House>;
