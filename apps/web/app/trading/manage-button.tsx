import { useState, type ComponentType } from 'react'
import { loadWords } from '../language/load-words.ts'
import { useLanguage } from '../language/use-language.tsx'
import { notify } from '../notices/notify.ts'
import { actorOf, useSession } from '../wallet/session.ts'

type Manage = ComponentType<{ account: string; close: () => void }>

/** On an account's page, for its owner alone: what ends its orders and positions. */
export function ManageButton({ account, text }: { account: string; text: string }) {
  const { language } = useLanguage()
  const actor = actorOf(useSession())
  const [Manage, setManage] = useState<Manage>()
  if (actor !== account) return null
  const load = () => {
    Promise.all([import('./manage-dialog.tsx'), loadWords(language, 'trading')])
      .then(([{ ManageDialog }]) => setManage(() => ManageDialog))
      .catch((error: unknown) => notify({ error }))
  }
  return (
    <p className="no-print">
      <button type="button" className="button" onClick={load}>
        {text}
      </button>
      {Manage !== undefined && <Manage account={account} close={() => setManage(undefined)} />}
    </p>
  )
}
