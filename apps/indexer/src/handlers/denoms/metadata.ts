import type { Metadata as NodeMetadata } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/bank_pb.js'
import { toStorable } from '#src/decode/values/storable.ts'
import { fullDenom, type Trace } from '#src/handlers/ibc/trace-hash.ts'
import { readList, readObject, readText, unreadable } from '#src/handlers/read-json.ts'
import type { StateRow } from '#src/state/tables.ts'
import type { denomMetadata, Unit } from './tables.ts'

export type Metadata = StateRow<typeof denomMetadata>

/** As genesis and events write it. */
export function readMetadata(json: unknown): Metadata {
  const given = readObject(json, 'metadata')
  const text = (name: string) => readText(given[name] ?? '', name)
  return {
    denom: text('base'),
    name: text('name'),
    symbol: text('symbol'),
    decimals: readCount(given['decimals'] ?? 0),
    display: text('display'),
    description: text('description'),
    uri: text('uri'),
    uri_hash: text('uri_hash'),
    units: readList(given['denom_units'], 'list of units').map(readUnit),
  }
}

function readUnit(json: unknown): Unit {
  const unit = readObject(json, 'unit')
  return {
    denom: readText(unit['denom'], 'denom'),
    exponent: Number(readCount(unit['exponent'] ?? 0)),
    aliases: readList(unit['aliases'], 'list of aliases').map((alias) => readText(alias, 'alias')),
  }
}

function readCount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32)
    return BigInt(value)
  throw unreadable('number of decimals', value)
}

/** As queries tell it. */
export function takeMetadata(given: NodeMetadata): Metadata {
  return {
    denom: toStorable(given.base),
    name: toStorable(given.name),
    symbol: toStorable(given.symbol),
    decimals: BigInt(given.decimals),
    display: toStorable(given.display),
    description: toStorable(given.description),
    uri: toStorable(given.uri),
    uri_hash: toStorable(given.uriHash),
    units: given.denomUnits.map(({ denom, exponent, aliases }) => ({
      denom: toStorable(denom),
      exponent,
      aliases: aliases.map(toStorable),
    })),
  }
}

const bare = { description: '', display: '', uri: '', uri_hash: '', decimals: 0n }

type Called = { denom: string; name: string; symbol: string; decimals: number }

/** What the token factory writes when a denom is created. */
export function factoryMetadata({ denom, name, symbol, decimals }: Called): Metadata {
  const units: Unit[] = [{ denom, exponent: 0, aliases: [] }]
  const subdenom = denom.split('/').slice(2).join('/')
  if (decimals !== 0) units.push({ denom: subdenom, exponent: decimals, aliases: [] })
  return {
    ...bare,
    denom,
    name: toStorable(name),
    symbol: toStorable(symbol),
    decimals: BigInt(decimals),
    units,
  }
}

/** What the transfer module writes when a denom comes from another chain for the first time. */
export function ibcMetadata(denom: string, trace: Trace): Metadata {
  const [full, { base }] = [fullDenom(trace), trace]
  return {
    ...bare,
    denom,
    name: `${full} IBC token`,
    symbol: base.toUpperCase(),
    display: full,
    description: `IBC token from ${full}`,
    units: [{ denom: base, exponent: 0, aliases: [] }],
  }
}

/** What the insurance module writes when a fund is created. */
export function shareMetadata(denom: string, market: string, ticker: string): Metadata {
  const display = `INSURANCE-${market}`
  return {
    ...bare,
    denom,
    name: `${ticker} share token`,
    symbol: `INSURANCE-${ticker}`,
    display,
    description: `The share token of the insurance fund ${market}`,
    units: [
      { denom, exponent: 0, aliases: [] },
      { denom: display, exponent: 6, aliases: [] },
    ],
  }
}

type Shown = Pick<Metadata, 'name' | 'symbol' | 'display' | 'units'>

/** The symbol and decimals that people see: those of the unit that it is shown in. */
export function calledBy({ name, symbol, display, units }: Shown) {
  const shown = (units as Unit[]).find(({ denom }) => denom === display) ?? (units as Unit[]).at(-1)
  return { name, symbol: symbol || display, decimals: shown?.exponent ?? null }
}
