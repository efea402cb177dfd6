import { createApi, type Api } from './create-api.ts';
import { readSettings } from './settings.ts';

/** The API for Vite's own server, which serves the client itself. */
export function startApi(): Promise<Api> {
  return createApi(readSettings(process.env));
}
