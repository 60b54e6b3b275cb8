import { useState } from 'react'
import type { translationsIn } from '../../../language/use-translations.ts'
import type { ChainFacts } from '../chain-facts.ts'
import { beginByEmail, leaveFor, listProviders } from '../email.ts'
import { TypedForm } from './typed-form.tsx'
import { findWallet, type WalletFacts } from '../wallets.ts'

type Shown = {
  t: ReturnType<typeof translationsIn<'wallet'>>
  chain: ChainFacts
  isConnecting: boolean
  back: () => void
  connect: (wallet: WalletFacts, given: string) => void
  fail: (error: unknown, wallet: WalletFacts) => void
}

/** By email: whoever keeps its account sends something there; by a code that was sent, or by Google. */
export function EmailForm({ t, chain, isConnecting, back, connect, fail }: Shown) {
  const [email, setEmail] = useState('')
  const [isAsking, setAsking] = useState(false)
  const isBusy = isAsking || isConnecting
  const turnkey = findWallet('turnkey')

  const speak = async (ask: () => Promise<void>) => {
    setAsking(true)
    try {
      await ask()
    } catch (error) {
      fail(error, turnkey)
    }
    setAsking(false)
  }
  const begin = async (given: string) => {
    const id = await beginByEmail(given, chain)
    if (id === 'magic') connect(findWallet(id), given)
    else setEmail(given)
  }
  if (email !== '')
    return (
      <TypedForm
        key="code"
        title={t('code')}
        about={t('codeAbout', { email })}
        label={t('code')}
        type="text"
        words={{ back: t('back'), send: t('connect') }}
        isAsking={isBusy}
        back={() => setEmail('')}
        send={(code) => connect(turnkey, code.trim())}
      />
    )
  const keepers = ['Magic', 'Turnkey'].filter((name) => chain.offered.includes(name.toLowerCase()))
  return (
    <>
      <TypedForm
        key="email"
        title={t('email')}
        about={t('emailAbout', { keepers: keepers.join(' / ') })}
        label={t('emailLabel')}
        type="email"
        words={{ back: t('back'), send: t('sendCode') }}
        isAsking={isBusy}
        back={back}
        send={(given) => void speak(() => begin(given))}
      />
      {listProviders(chain).map((provider) => (
        <button
          key={provider}
          type="button"
          className="button mt-3 w-full justify-center"
          disabled={isBusy}
          onClick={() => void speak(() => leaveFor(provider, chain))}
        >
          {t('continueWith', { provider: providerNames[provider] ?? provider })}
        </button>
      ))}
    </>
  )
}

const providerNames: Record<string, string> = {
  apple: 'Apple',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  google: 'Google',
  twitter: 'X',
}
