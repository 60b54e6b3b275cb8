import type {
  SlashingEvent,
  Validator,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import type { ToldSlash, ValidatorCounts, ValidatorRow } from '#src/queries/staking/validators.ts'
import { formatConsensus, formatTime } from '../format.ts'
import type { Stake } from './staking.ts'

/** All that is known of one validator: its own words, the state of the chain, what the index counted. */
export type KnownValidator = {
  operator: Buffer
  consensus: Buffer
  row: ValidatorRow | undefined
  stake: Stake['validator'] | undefined
  counts: ValidatorCounts | undefined
  slashes: readonly ToldSlash[]
}

/** Joins what the sources know, by consensus address: an index that began late has seen only some of the words. */
export function joinValidators(
  rows: ValidatorRow[],
  stakes: Map<string, Stake>,
  counts: Map<string, ValidatorCounts>,
  slashes: Map<string, ToldSlash[]>,
): KnownValidator[] {
  const spoken = new Map(rows.map((row) => [row.consensus.toString('hex'), row]))
  return [...new Map<string, { operator: Buffer; consensus: Buffer }>([...stakes, ...spoken])].map(
    ([key, { operator, consensus }]) => ({
      operator,
      consensus,
      row: spoken.get(key),
      stake: stakes.get(key)?.validator,
      counts: counts.get(key),
      slashes: slashes.get(key) ?? [],
    }),
  )
}

/** A validator in the words of the public service, as of a moment; what isn't known stays empty. */
export function toValidator(known: KnownValidator, asOf: Date | undefined): Validator {
  const { operator, consensus, row, stake, counts } = known
  const { rate, maxRate, maxChangeRate } = stake?.commission?.commissionRates ?? {}
  const description = row ?? stake?.description
  return {
    id: '',
    moniker: description?.moniker ?? '',
    operatorAddress: encodeAddress('injvaloper', operator),
    consensusAddress: formatConsensus(consensus),
    jailed: stake?.jailed ?? false,
    status: stake?.status ?? 0,
    tokens: stake?.tokens ?? '',
    delegatorShares: formatDecimal(stake?.delegatorShares),
    description: {
      moniker: description?.moniker ?? '',
      identity: description?.identity ?? '',
      website: description?.website ?? '',
      securityContact: description?.securityContact ?? '',
      details: description?.details ?? '',
      imageUrl: '',
    },
    unbondingHeight: stake?.unbondingHeight ?? 0n,
    unbondingTime: formatMoment(stake?.unbondingTime),
    commissionRate: formatDecimal(rate) || (row?.commissionRate ?? ''),
    commissionMaxRate: formatDecimal(maxRate) || (row?.commissionMaxRate ?? ''),
    commissionMaxChangeRate: formatDecimal(maxChangeRate) || (row?.commissionMaxChangeRate ?? ''),
    commissionUpdateTime: formatMoment(stake?.commission?.updateTime),
    proposed: counts?.proposed ?? 0n,
    signed: counts?.signed ?? 0n,
    missed: counts?.missed ?? 0n,
    timestamp: asOf === undefined ? '' : formatTime(BigInt(asOf.getTime())),
    uptimes: [],
    slashingEvents: known.slashes.map((one) => toSlashingEvent(one, formatConsensus(consensus))),
    uptimePercentage: uptimeOf(counts),
    imageUrl: '',
  }
}

/** Who misses too many blocks is jailed at once; of who signed two at one height the chain tells the two apart. */
function toSlashingEvent({ height, time, kind, power }: ToldSlash, consensus: string): SlashingEvent {
  const isJailed = kind === 'missing_signature' || kind === 'jailed'
  return {
    blockNumber: height,
    blockTimestamp: time === null ? '' : formatTime(BigInt(time.getTime())),
    address: isJailed ? '' : consensus,
    power,
    reason: kind === 'jailed' ? '' : kind,
    jailed: isJailed ? consensus : '',
    missedBlocks: 0n,
  }
}

/** A decimal of the chain, which travels as an integer of its 18th place; empty for none. */
export function formatDecimal(scaled: string | undefined): string {
  if (!scaled) return ''
  const digits = scaled.padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`
}

/** Empty for none, and for the chain's zero. */
function formatMoment(moment: { seconds: bigint; nanos: number } | undefined): string {
  if (moment === undefined || moment.seconds <= 0n) return ''
  return formatTime(moment.seconds * 1000n + BigInt(Math.floor(moment.nanos / 1_000_000)))
}

/** Per cent of the blocks that it could have signed; 0 when there were none. */
function uptimeOf(counts: ValidatorCounts | undefined): number {
  const all = counts === undefined ? 0n : counts.signed + counts.missed
  return counts === undefined || all === 0n ? 0 : Number((counts.signed * 1_000_000n) / all) / 10_000
}
