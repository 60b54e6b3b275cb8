import { decodeAddress } from '@injsight/chain'
import { consensusAddressOf } from '#src/decode/values/consensus-address.ts'
import type { History } from '#src/state/history.ts'
import type { GenesisStaking } from './genesis-shape.ts'
import { listCreations } from './genesis.ts'
import { validatorPowers } from './history.ts'

type Candidate = { operator: string; consensus: Buffer; tokens: bigint; jailed: boolean }

const tokensPerPower = 10n ** 18n

/** With which powers the chain begins: who reads of an early block who could vote finds nothing before it. */
export function noteGenesisPowers(history: History, genesis: Record<string, unknown>, height: bigint): void {
  const staking = (genesis['staking'] ?? {}) as GenesisStaking
  const candidates = listCandidates(staking, genesis)
  for (const { consensus, power } of listPowers(staking, candidates)) {
    history.append(validatorPowers, { height, consensus, power })
  }
}

function listCandidates(staking: GenesisStaking, genesis: Record<string, unknown>): Candidate[] {
  const consensusOf = (key: string) => consensusAddressOf(Buffer.from(key, 'base64'))
  return [
    ...(staking.validators ?? []).map(({ operator_address, consensus_pubkey, tokens, jailed }) => ({
      operator: operator_address,
      consensus: consensusOf(consensus_pubkey.key),
      tokens: BigInt(tokens),
      jailed,
    })),
    ...listCreations(genesis).map(({ validator_address, pubkey, value }) => ({
      operator: validator_address,
      consensus: consensusOf(pubkey.key),
      tokens: BigInt(value.amount),
      jailed: false,
    })),
  ]
}

/** An exported chain goes on with the set that it had; else the strongest make it, as bondStrongest has it. */
function listPowers(
  staking: GenesisStaking,
  candidates: Candidate[],
): { consensus: Buffer; power: bigint }[] {
  if (staking.exported === true) {
    const known = new Map(candidates.map(({ operator, consensus }) => [operator, consensus]))
    return (staking.last_validator_powers ?? []).flatMap(({ address, power }) => {
      const consensus = known.get(address)
      return consensus === undefined ? [] : [{ consensus, power: BigInt(power) }]
    })
  }
  const bytesOf = ({ operator }: Candidate) => decodeAddress(operator).bytes
  return candidates
    .filter(({ tokens, jailed }) => !jailed && tokens >= tokensPerPower)
    .map((one) => ({ ...one, power: one.tokens / tokensPerPower }))
    .toSorted((a, b) => Number(b.power - a.power) || Buffer.compare(bytesOf(a), bytesOf(b)))
    .slice(0, staking.params?.max_validators ?? 0)
}
