import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Sent } from '../act-type.ts'
import { PreviewOfAct } from './preview-of-act.tsx'
import type { Prepared } from './run-act.ts'
import { say, type Said } from './say.ts'
import { Trouble } from './trouble.tsx'

type Shown = {
  /** @throws whatever the act, the wallet or the site says */
  prepare: () => Promise<Prepared>
  /** It can be kept, and sent with others. */
  isCollectable: boolean
  language: Language
  /** Called once: with what was sent or collected, or with nothing when it was closed. */
  done: (sent: Sent | undefined) => void
}

type Stage = 'preparing' | 'shown' | 'signing' | 'sending'

/** What an act would do, and its signature: it closes when a node has what was signed, or when the visitor turns back. */
export function ActDialog({ prepare, isCollectable, language, done }: Shown) {
  const t = translationsIn(language, 'acts')
  const [stage, setStage] = useState<Stage>('preparing')
  const [prepared, setPrepared] = useState<Prepared>()
  const [trouble, setTrouble] = useState<Said>()
  // What a wallet signs for a dialog that was closed is not sent; what is sent already is told when it is there.
  const isOpen = useRef(true)
  const isOnItsWay = useRef(false)
  // Two presses may come before the button is drawn anew.
  const isSending = useRef(false)

  const lookAt = async () => {
    setStage('preparing')
    setPrepared(undefined)
    try {
      setPrepared(await prepare())
    } catch (error) {
      setTrouble(say(error, language))
    }
    setStage('shown')
  }
  const first = useRef(lookAt)
  useEffect(() => void first.current(), [])

  const send = async (what: Prepared) => {
    if (isSending.current) return
    isSending.current = true
    setTrouble(undefined)
    setStage('signing')
    const isWanted = () => {
      if (what.isSentByWallet !== true) setStage('sending')
      isOnItsWay.current = isOpen.current
      return isOpen.current
    }
    try {
      const hash = await what.signAndSend(isWanted)
      done(hash === undefined ? undefined : { hash })
    } catch (error) {
      const said = say(error, language)
      setTrouble(said)
      setStage('shown')
      if (!isOpen.current) {
        notify({ type: 'error', title: said.title })
        done(undefined)
      }
    }
    isSending.current = false
    isOnItsWay.current = false
  }
  const close = () => {
    isOpen.current = false
    if (!isOnItsWay.current) done(undefined)
  }
  const isTooLate = stage === 'sending' || (stage === 'signing' && prepared?.isSentByWallet === true)
  const isReady = stage === 'shown' && prepared?.preview.cost !== undefined
  return (
    <Dialog title={t('title')} close={close}>
      {prepared && <PreviewOfAct prepared={prepared} language={language} />}
      {trouble && <Trouble said={trouble} language={language} />}
      <p role="status" className="mt-3 text-[13px] text-muted">
        {stage !== 'shown' && t(`stages.${stage}`)}
      </p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-2">
        <button className="button" disabled={isTooLate}>
          {t('close')}
        </button>
        {stage === 'shown' && !isReady && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setTrouble(undefined)
              void lookAt()
            }}
          >
            {t('again')}
          </button>
        )}
        {prepared !== undefined && isCollectable && (
          <button
            type="button"
            className="button"
            disabled={stage !== 'shown'}
            onClick={() => done({ collected: prepared.preview.sentence })}
          >
            {t('collect')}
          </button>
        )}
        {prepared?.preview.cost && (
          <button
            type="button"
            className="button button-main"
            disabled={!isReady}
            onClick={() => void send(prepared)}
          >
            {t('sign')}
          </button>
        )}
      </form>
    </Dialog>
  )
}
