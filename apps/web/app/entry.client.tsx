import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeInPage } from './ui/take/take-in-page.ts'

takeInPage()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// What is rarely needed comes when the page stands.
setTimeout(() => void import('./notices/start-notices.ts').then(({ startNotices }) => startNotices()), 4000)
