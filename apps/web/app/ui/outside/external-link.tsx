import type { MouseEventHandler, ReactNode } from 'react'
import { useTranslations } from '../../language/use-translations.ts'
import { readExternalUrl } from './external-url.ts'

type Options = {
  to: string
  children: ReactNode
  onClick?: MouseEventHandler
  className?: string
}

/** A link that leaves the site, in a tab of its own. What may not be opened stays the text that it is. */
export function ExternalLink({ to, children, onClick, className = 'link' }: Options) {
  const t = useTranslations('notices')
  const url = readExternalUrl(to)
  if (url === undefined) return <>{children}</>
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerPolicy="no-referrer"
      onClick={onClick}
      className={className}
    >
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="sr-only"> ({t('external.external')})</span>
    </a>
  )
}
