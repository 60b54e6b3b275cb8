import { Fault } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { onEvent } from '../module.ts'
import { readInjAddress } from '../read-json.ts'
import { readSaid } from './read-event.ts'
import { readTokens } from './read-instantiation.ts'
import { cw20Tokens } from './tables.ts'
import { addToBalance, loseToken, type Token } from './tokens.ts'

// Coins of a token leave `from` and reach `to`; what has one of them alone is burnt or minted.
const movements: Record<string, { from?: true; to?: true }> = {
  transfer: { from: true, to: true },
  send: { from: true, to: true },
  transfer_from: { from: true, to: true },
  send_from: { from: true, to: true },
  mint: { to: true },
  burn: { from: true },
  burn_from: { from: true },
}
const withoutEffect = new Set(['increase_allowance', 'decrease_allowance'])
const ofMarketing = new Set(['update_marketing', 'upload_logo'])

export const movementEvents = [
  onEvent('wasm', async (event, state, { block }) => {
    const token = await state.find(cw20Tokens, { contract: event.text('_contract_address') })
    if (token === undefined || token.lost !== null) return
    // Whatever is not by the standard may have changed anything.
    const why = await follow(state, token, event, block.height).catch((error: unknown) => wordsOf(error))
    if (why !== undefined) await loseToken(state, token, why)
  }),
]

/** @returns why the token can't be followed any longer */
async function follow(
  state: State,
  token: Token,
  event: ChainEvent,
  height: bigint,
): Promise<string | undefined> {
  const said = readSaid(event)
  const action = said?.get('action') ?? ''
  if (said === undefined) return 'it said something twice in one event'
  if (withoutEffect.has(action)) return undefined
  if (ofMarketing.has(action)) {
    state.put(cw20Tokens, { ...token, untold: token.untold + 1 })
    return undefined
  }
  if (action === 'update_minter') {
    const minter = said.get('new_minter')
    const now = minter === 'None' ? { minter: null, cap: null } : { minter: readInjAddress(minter) }
    state.put(cw20Tokens, { ...token, ...now })
    return undefined
  }
  const movement = Object.hasOwn(movements, action) ? movements[action] : undefined
  if (movement === undefined) return `"${action.slice(0, 80)}" is no action of the CW20 standard`
  return move(state, token, movement, said, height)
}

async function move(
  state: State,
  token: Token,
  { from, to }: { from?: true; to?: true },
  said: Map<string, string>,
  height: bigint,
): Promise<string | undefined> {
  const amount = readTokens(said.get('amount'))
  const [sender, receiver] = [from && readInjAddress(said.get('from')), to && readInjAddress(said.get('to'))]
  if (sender !== undefined && !(await addToBalance(state, token, sender, -amount, height))) {
    return `${sender} gave more than it had`
  }
  if (receiver !== undefined) await addToBalance(state, token, receiver, amount, height)
  if (from && to) return undefined
  const total_supply = token.total_supply + (to ? amount : -amount)
  if (total_supply < 0n || (token.cap !== null && to && total_supply > token.cap)) {
    return 'its supply passed a limit'
  }
  state.put(cw20Tokens, { ...token, total_supply })
  return undefined
}

function wordsOf(error: unknown): string {
  if (error instanceof Fault) return error.message
  throw error
}
