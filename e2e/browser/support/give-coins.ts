import { makeAccount, type LocalAccount } from '@injsight/local-chain'
import { expect } from '@playwright/test'
import { findStack } from './stacks.ts'

/**
 * An account of the stack `chain` that nobody else acts for, with 10 INJ and 1,000 USDT: tests run side by side, and of
 * two transactions of one account one would come too late.
 */
export async function giveCoins(): Promise<LocalAccount> {
  const account = makeAccount()
  await giveCoinsTo(account.address)
  return account
}

/** The same to an account whose key another has. */
export async function giveCoinsTo(address: string): Promise<void> {
  const answer = await fetch(`${findStack('chain', 'FAUCET_URL')}/?address=${address}`)
  expect(answer.status).toBe(200)
  await expect
    .poll(async () => (await fetch(`${findStack('chain')}/act/signing/${address}/`)).json())
    .toMatchObject({ isThere: true })
}
