import { describe, expect, it } from 'vitest';
import { correct, qr } from './qr';
/** Codes as another program writes them (python-qrcode 8.2, error correction M), row by row in hexadecimal figures. */
import vectors from './qr.vectors.json';

const rows = (modules: boolean[][] | null): string[] =>
  (modules ?? []).map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(16));

describe('a QR code', () => {
  it.each(vectors)('of "$text" with mask $mask is as others write it', ({ text, mask, rows: known }) => {
    expect(rows(qr(text, mask))).toEqual(known);
  });

  it('is corrected as in the worked example of the standard', () => {
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(correct(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });

  it('has the mask that is easiest to read where none is asked for', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => rows(qr('https://tables.example/?table=abc', mask)).join());
    expect(all).toContain(rows(qr('https://tables.example/?table=abc')).join());
  });

  it('is not written where the text is too long', () => {
    expect(qr('x'.repeat(213))).not.toBeNull();
    expect(qr('x'.repeat(214))).toBeNull();
  });
});
