import type { ChainFacts } from './chain-facts.ts'
import { keepSession } from './keep-session.ts'
import { openPackaged, type Asked } from './packaged.ts'
import type { OpenedStrategy } from './strategy.client.ts'
import { inTrouble, WalletTrouble } from './trouble.ts'
import type { WalletFacts } from './wallets.ts'

/** What Turnkey's own part of the package can do; its type isn't told. */
type Turnkey = {
  initOTP: (email: string) => Promise<unknown>
  confirmOTP: (code: string) => Promise<unknown>
  initOAuth: (provider: 'google') => Promise<string>
  confirmOAuth: (provider: 'google', token: string) => Promise<string>
}

/**
 * Who keeps the account of an email: Magic, where it has one already, else Turnkey, which is asked to send a code.
 *
 * @returns id of the wallet: `magic` connects at once, `turnkey` by the code
 * @throws WalletTrouble
 */
export async function beginByEmail(email: string, chain: ChainFacts): Promise<'magic' | 'turnkey'> {
  const has = (name: string) => chain.offered.includes(name)
  if (has('magic') && (!has('turnkey') || (await hasMagicAccount(email, chain)))) return 'magic'
  await inTrouble(async () => (await openTurnkey(chain)).turnkey.initOTP(email))
  return 'turnkey'
}

/**
 * @param given the email for Magic, nothing when somebody else has said who it is; the code that was sent, or what Google said, for Turnkey
 * @throws WalletTrouble
 */
export function askByEmail({ id }: WalletFacts, chain: ChainFacts, given: string): Promise<Asked> {
  return inTrouble(async () => {
    if (id === 'magic') {
      const magic = await openPackaged(id, chain)
      const email = { email: given, provider: 'email' }
      if (given !== '') await magic.enable(email)
      return { addresses: await magic.getAddresses(given === '' ? {} : email) }
    }
    const { strategy, turnkey } = await openTurnkey(chain)
    if (isToken(given)) await turnkey.confirmOAuth('google', given)
    else await turnkey.confirmOTP(given)
    return { addresses: await strategy.getAddresses(), session: await strategy.getSessionOrConfirm() }
  })
}

/** Who may say who somebody is, by the names that Magic has for them: Google, and what the site is set up for. */
export function listProviders({ offered, magic }: ChainFacts): string[] {
  const ofTurnkey = offered.includes('google') ? ['google'] : []
  return [...new Set([...ofTurnkey, ...(offered.includes('magic') ? magic.providers : [])])]
}

/**
 * Where it is kept that somebody has left for a provider of Magic's, or for Google's to Turnkey, until they come back. A
 * browser that keeps nothing throws, and they don't leave: whoever came back would not be connected.
 */
export const leftKey = 'left-for'
/** What stands there of who has left for Turnkey's; a provider's name for Magic's. */
export const leftForTurnkey = 'turnkey'

/**
 * Leaves for who says who somebody is, and leads back to the front page.
 *
 * @throws WalletTrouble
 */
export async function leaveFor(provider: string, chain: ChainFacts): Promise<void> {
  if (provider === 'google' && chain.offered.includes('google')) {
    const address = await inTrouble(async () => (await openTurnkey(chain)).turnkey.initOAuth('google'))
    sessionStorage.setItem(leftKey, leftForTurnkey)
    location.href = address
  } else
    await inTrouble(async () => {
      const magic = await openPackaged('magic', chain)
      sessionStorage.setItem(leftKey, provider)
      keepSession(undefined) // what looks for somebody who comes back comes with what is kept
      await magic.enable({ provider })
    })
}

/** Whether the email in Google's token has an account at Magic too, which is then another one. */
export async function hasOlderAccount(token: string, chain: ChainFacts): Promise<boolean> {
  const [, payload = ''] = token.split('.')
  const told = new TextDecoder().decode(Uint8Array.fromBase64(payload, { alphabet: 'base64url' }))
  const { email } = JSON.parse(told) as { email?: unknown }
  return typeof email === 'string' && hasMagicAccount(email, chain)
}

async function hasMagicAccount(email: string, { accountsUrl }: ChainFacts): Promise<boolean> {
  const answer = await fetch(`${accountsUrl}/magic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (!answer.ok) throw new WalletTrouble('noAccounts', String(answer.status))
  const told: unknown = await answer.json()
  return Boolean(told)
}

async function openTurnkey(chain: ChainFacts): Promise<{ strategy: OpenedStrategy; turnkey: Turnkey }> {
  const strategy = await openPackaged('turnkey', chain)
  await strategy.enable()
  const turnkey = await strategy.getWalletClient?.<Turnkey>()
  if (turnkey === undefined) throw new WalletTrouble('wrongWallet')
  return { strategy, turnkey }
}

function isToken(text: string): boolean {
  return text.split('.').length === 3
}
