import { useQuery } from '@tanstack/react-query'

const RETRIES = 1

/** The map's code, which is as large as the rest of the screen: the cards do not wait for it, nor fall with it. */
export function useRouteView() {
  return useQuery({
    queryKey: ['plans', 'map-code'],
    // Within an object, as a component alone would be taken for a function that makes the value.
    queryFn: async () => ({ RouteView: (await import('./route-view.tsx')).RouteView }),
    staleTime: Infinity,
    retry: RETRIES,
  })
}
