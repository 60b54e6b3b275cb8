import { readAccount } from '@injsight/chain'
import { useState } from 'react'
import type { translationsIn } from '../../../language/use-translations.ts'
import { loadChainFacts } from '../chain-facts.ts'
import { askMoreOfDevice, forgetPackaged } from '../packaged.ts'
import { wallets, type WalletFacts } from '../wallets.ts'

type Shown = {
  t: ReturnType<typeof translationsIn<'wallet'>>
  /** Name of the device, which has a wallet for each way to derive addresses. */
  device: string
  isConnecting: boolean
  back: () => void
  choose: (wallet: WalletFacts, address: string) => void
  fail: (error: unknown, wallet: WalletFacts) => void
}

/** Addresses of a device: how it derives them, five of them and five more, and the one to connect. */
export function DeviceForm({ t, device, isConnecting, back, choose, fail }: Shown) {
  const variants = wallets.filter(({ name }) => name === device)
  const [wallet, setWallet] = useState(variants[0])
  const [addresses, setAddresses] = useState<string[]>([])
  const [isAsking, setAsking] = useState(false)
  if (wallet === undefined) return null

  const pick = (variant: WalletFacts) => {
    forgetPackaged()
    setAddresses([])
    setWallet(variant)
  }
  const ask = async () => {
    setAsking(true)
    try {
      const more = await askMoreOfDevice(wallet, await loadChainFacts())
      setAddresses((known) => [...known, ...more])
    } catch (error) {
      fail(error, wallet)
    }
    setAsking(false)
  }
  const isBusy = isAsking || isConnecting
  return (
    <div className="mt-4 grid gap-3">
      <fieldset disabled={isBusy} className="grid gap-1">
        <legend className="font-medium">{t('choose', { wallet: device })}</legend>
        {variants.map((one) => (
          <label key={one.id} className="flex items-center gap-2 py-1">
            <input
              type="radio"
              name="variant"
              checked={one.id === wallet.id}
              onChange={() => pick(one)}
              className="size-4"
            />
            {one.variant} <span className="mono text-[13px] text-muted">{one.derivation}</span>
          </label>
        ))}
      </fieldset>
      <p className="text-[13px] text-muted">{t('askDevice', { wallet: device })}</p>
      <ol aria-busy={isAsking} className="grid">
        {addresses.map((address) => (
          <li key={address}>
            <button
              type="button"
              disabled={isBusy}
              className="menu-line mono !whitespace-normal text-[13px] wrap-anywhere disabled:opacity-50"
              onClick={() => choose(wallet, address)}
            >
              {readAccount(address)}
            </button>
          </li>
        ))}
      </ol>
      <div className="flex justify-end gap-2">
        <button type="button" className="button" onClick={back}>
          {t('back')}
        </button>
        <button type="button" className="button button-main" disabled={isBusy} onClick={() => void ask()}>
          {t(addresses.length === 0 ? 'getAddresses' : 'more')}
        </button>
      </div>
    </div>
  )
}
