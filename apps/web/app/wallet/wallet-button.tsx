import { useEffect, useState, type ComponentType } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { readStored } from '../stored.ts'

const loadMenu = () => import('./wallet-menu.tsx')

/** Connects a wallet. What says who is connected comes where somebody is, was, or is about to be. */
export function WalletButton() {
  const t = useTranslations('frame')
  const [Menu, setMenu] = useState<ComponentType>()
  useEffect(() => {
    const show = () => void loadMenu().then(({ WalletMenu }) => setMenu(() => WalletMenu))
    addEventListener('session', show, { once: true })
    if (readStored('state') || location.hash.includes('id_token=')) show()
    return () => removeEventListener('session', show)
  }, [])
  return Menu ? (
    <Menu />
  ) : (
    <button
      type="button"
      title={t('connectWallet')}
      onClick={() => void loadMenu().then(({ connect }) => connect())}
      className="wallet-button no-print [@media(scripting:none)]:hidden"
    >
      {t('connect')}
    </button>
  )
}
