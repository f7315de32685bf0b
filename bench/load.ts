import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
}

export interface LoadOptions {
  url: string;
  seconds?: number;
  connections?: number;
  request?: { method: 'POST'; headers: Record<string, string>; body: string };
  headers?: Record<string, string>;
}

/** Sends requests for some seconds over kept-alive connections. */
export async function load({ url, seconds = 4, connections = 20, request, headers }: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    ...(headers ? { headers } : {}),
    ...(request ?? {}),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}
