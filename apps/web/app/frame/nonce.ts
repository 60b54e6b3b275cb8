import { createContext, useContext } from 'react'

/** The token that lets our own inline scripts run; the server that sends the page makes a fresh one each time. */
const Nonce = createContext<string | undefined>(undefined)

export const NonceProvider = Nonce.Provider

export function useNonce(): string | undefined {
  return useContext(Nonce)
}
