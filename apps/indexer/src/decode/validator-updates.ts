import { consensusAddressOf } from './values/consensus-address.ts'

type Update = {
  power?: string
  /** As CometBFT 1.0 writes it. */
  pub_key_bytes?: string
  pub_key_type?: string
  /** As earlier ones do. */
  pub_key?: { Sum?: { value?: { ed25519?: string } } }
}

/** The changes of the validator set that a block's results tell; a key of another kind is nobody's. */
export function readValidatorUpdates(
  updates: unknown[] | null | undefined,
): { consensus: Buffer; power: bigint }[] {
  return (updates ?? []).map((update) => {
    const { power = '0', ...named } = update as Update
    const key = keyOf(named)
    if (typeof key !== 'string' || !/^\d+$/.test(power)) return { consensus: Buffer.alloc(0), power: 0n }
    return { consensus: consensusAddressOf(Buffer.from(key, 'base64')), power: BigInt(power) }
  })
}

function keyOf({ pub_key_bytes, pub_key_type, pub_key }: Update): string | undefined {
  return pub_key_type === 'ed25519' ? pub_key_bytes : pub_key?.Sum?.value?.ed25519
}

type Vote = { height?: string; validator_address?: string }
type Evidence = {
  value?: {
    vote_a?: Vote
    CommonHeight?: string
    ByzantineValidators?: { address?: string }[] | null
  }
}

/** Who broke the rules of consensus, and at which height. */
export function readDoubleSigns(
  evidence: unknown[] | null | undefined,
): { consensus: Buffer; height: bigint }[] {
  return (evidence ?? []).flatMap((one) => {
    const { vote_a, CommonHeight, ByzantineValidators } = (one as Evidence).value ?? {}
    if (vote_a !== undefined) return readOffence(vote_a.validator_address, vote_a.height)
    return (ByzantineValidators ?? []).flatMap(({ address }) => readOffence(address, CommonHeight))
  })
}

function readOffence(address: string | undefined, height: string | undefined) {
  if (address === undefined || height === undefined || !/^\d+$/.test(height)) return []
  return [{ consensus: Buffer.from(address, 'hex'), height: BigInt(height) }]
}
