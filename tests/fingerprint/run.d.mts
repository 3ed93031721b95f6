export interface FingerprintRun {
  /** Of fingerprint.wasm. */
  readonly base64: string;
  readonly seed: number;
  readonly count: number;
}

/** 16 hexadecimal digits. */
export function fingerprintOf(run: FingerprintRun): Promise<string>;
