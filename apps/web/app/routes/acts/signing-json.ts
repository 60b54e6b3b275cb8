import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { fetchSigning } from '../../sources/transactions/signing.server.ts'
import type { Route } from './+types/signing-json'

/** What a transaction of an account has to bear now; numbers as text. */
export type SigningAnswer =
  | { isThere: false }
  | {
      isThere: true
      chainId: string
      height: string
      accountNumber: string
      sequence: string
      /** Base64; empty for an account that has signed nothing yet. */
      publicKey: string
    }

export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const signing = await fetchSigning(passGuard('account-search', params.address))
  const answer: SigningAnswer =
    signing === undefined
      ? { isThere: false }
      : {
          isThere: true,
          chainId: signing.chainId,
          height: String(signing.height),
          accountNumber: String(signing.accountNumber),
          sequence: String(signing.sequence),
          publicKey: signing.publicKey?.toBase64() ?? '',
        }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
