import type { LocationShare } from '@honjeo/contract/safety/sharing'
import type { QueryClient } from '@tanstack/react-query'
import { mySharesQuery } from './location-shares.api.ts'

/** Shows a share as the server has just answered it. */
export function showShare(queryClient: QueryClient, share: LocationShare): void {
  queryClient.setQueryData(mySharesQuery().queryKey, (shares) =>
    shares?.map((each) => (each.shareId === share.shareId ? share : each)),
  )
}
