import { keccak256 } from '@injsight/evm'
import { decodeAddress, encodeAddress, moduleAccountOf } from '@injsight/chain'
import { toCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import type { State } from '#src/state/state.ts'
import { readDigits, readList, readObject, readText, type Json } from '../read-json.ts'
import { addAccount } from './add-account.ts'
import { authAccounts, authCounter, type Vesting } from './tables.ts'

/** Modules that make their accounts when the chain begins, in that order. */
const firstModules = [
  'fee_collector',
  'distribution',
  'bonded_tokens_pool',
  'not_bonded_tokens_pool',
  'gov',
  'mint',
  'auction',
  'tokenfactory',
  'insurance',
  'exchange',
  'peggy',
  'chainlink',
  'xwasm',
]

export async function readAccountsOfGenesis(
  state: State,
  genesis: unknown,
  whole: Record<string, unknown>,
): Promise<void> {
  if (genesis === undefined) return
  const all = readList(readObject(genesis, 'auth')['accounts'], 'accounts').map(readAccount)
  numberAnew(all)
  for (const account of all) state.put(authAccounts, account)
  await readSigners(state, whole)
  const highest = all.reduce((most, { number }) => (number > most ? number : most), -1n)
  state.put(authCounter, { id: 1, next: highest + 1n })
  for (const name of firstModules) await addAccount(state, encodeAddress('inj', moduleAccountOf(name)))
}

type Account = ReturnType<typeof readAccount>

/** Who signed the transactions of the genesis: the chain runs them as any other, and tells nobody. */
async function readSigners(state: State, whole: Record<string, unknown>): Promise<void> {
  const { gen_txs } = readObject(whole['genutil'] ?? {}, 'genutil')
  for (const tx of readList(gen_txs, 'gen_txs')) {
    const { body, auth_info } = readObject(tx, 'gen_tx')
    const [message] = readList(readObject(body, 'body')['messages'], 'messages')
    const [signer] = readList(readObject(auth_info ?? {}, 'auth_info')['signer_infos'], 'signer_infos')
    const operator = readObject(message, 'message')['validator_address']
    const address = encodeAddress('inj', decodeAddress(readText(operator, 'validator_address')).bytes)
    const account = await state.find(authAccounts, { address })
    if (account === undefined) continue
    const key = readObject(signer ?? {}, 'signer_info')['public_key'] ?? account.public_key
    state.put(authAccounts, { ...account, sequence: (account.sequence ?? 0n) + 1n, public_key: key })
  }
}

/** An account in JSON, as a genesis and the REST server write it. */
export function readAccount(value: unknown) {
  const account = readObject(value, 'account')
  const vesting = account['base_vesting_account'] as Json | undefined
  const base = readObject(vesting?.['base_account'] ?? account['base_account'] ?? account, 'base_account')
  const key = base['pub_key']
  const code_hash = readCodeHash(account['code_hash'])
  return {
    address: readAddress(readText(base['address'], 'address')),
    number: readDigits(base['account_number'] ?? '0', 'account_number'),
    sequence: code_hash === null ? readDigits(base['sequence'] ?? '0', 'sequence') : null,
    code_hash,
    module: account['name'] === undefined ? null : readText(account['name'], 'name'),
    public_key: key === null || key === undefined ? null : readObject(key, 'pub_key'),
    vesting: vesting === undefined ? null : readVesting(account, vesting),
  }
}

/** Of no bytes: who has no code has this hash. */
const noCode = Buffer.from(keccak256(new Uint8Array()))

function readCodeHash(base64: unknown): Buffer | null {
  const hash = Buffer.from(typeof base64 === 'string' ? base64 : '', 'base64')
  return hash.length !== 32 || hash.equals(noCode) ? null : hash
}

function readVesting(account: Json, vesting: Json): Vesting {
  const { start_time, vesting_periods } = account
  return {
    '@type': readText(account['@type'], '@type'),
    original_vesting: readCoins(vesting['original_vesting']),
    delegated_free: readCoins(vesting['delegated_free']),
    delegated_vesting: readCoins(vesting['delegated_vesting']),
    end_time: readDigits(vesting['end_time'], 'end_time').toString(),
    ...(start_time !== undefined && { start_time: readDigits(start_time, 'start_time').toString() }),
    ...(vesting_periods !== undefined && {
      vesting_periods: readList(vesting_periods, 'vesting_periods').map((value) => {
        const { length, amount } = readObject(value, 'vesting_period')
        return { length: readDigits(length, 'length').toString(), amount: readCoins(amount) }
      }),
    }),
  }
}

function readCoins(value: unknown): CoinList {
  return toCoinList(
    readList(value, 'coins').map((coin) => {
      const { denom, amount } = readObject(coin, 'coin')
      return { denom: readText(denom, 'denom'), amount: readDigits(amount, 'amount') }
    }),
  )
}

/**
 * Of accounts with one number the first keeps it, the others get the lowest that are free, those of lower numbers
 * first: so the chain does.
 */
function numberAnew(all: Account[]): void {
  const taken = new Set<bigint>()
  const again = all.filter((account) => {
    const isFree = !taken.has(account.number)
    taken.add(account.number)
    return !isFree
  })
  let free = 0n
  for (const account of again.toSorted((a, b) => Number(a.number - b.number))) {
    while (taken.has(free)) free++
    account.number = free
    taken.add(free)
  }
}
