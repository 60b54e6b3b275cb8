/**
 * 65 bytes of r, s and v, as a wallet answers.
 *
 * @throws Error for anything else: some packages answer nothing where a device has said no
 */
export function readSignature(answer: unknown): `0x${string}` {
  if (answer === undefined) throw new Error('no signature')
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{130}$/i.test(answer))
    throw new Error(JSON.stringify(answer))
  return answer as `0x${string}`
}
