import type { PlanDetail } from '@honjeo/contract/plan'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useSession } from '#lib/server/session.ts'
import { changePlan, planQuery, showPlan } from '../plans.api.ts'
import { editsStore } from './edits/kept-edits.ts'
import { PlanEditor } from './edits/plan-editor.ts'

/** The time after which what could not be sent is tried again by itself. */
const RETRY_MS = 10_000

/**
 * One editor a plan, among the answers of the server: it outlives going away to pick a place, and goes with them when another member
 * else signs in.
 */
const editorQuery = (queryClient: QueryClient, userId: number, planId: number) =>
  queryOptions({
    queryKey: ['plans', 'editor', planId],
    queryFn: async () => {
      const store = editsStore(userId, planId)
      const kept = await store.read()
      const plan = await queryClient.ensureQueryData(planQuery(planId))
      const send = (...change: [Parameters<typeof changePlan>[1], string]) => changePlan(planId, ...change)
      return new PlanEditor({ plan, kept, userId, store, send, onSaved: (saved) => showPlan(queryClient, saved) })
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** The editor of a plan that the server has sent; undefined for a moment. */
export function usePlanEditor(plan: PlanDetail | undefined, planId: number): PlanEditor | undefined {
  const queryClient = useQueryClient()
  const userId = useSession()?.userId ?? 0
  const { data: editor } = useQuery({ ...editorQuery(queryClient, userId, planId), enabled: plan !== undefined })
  useEffect(() => {
    if (plan !== undefined) editor?.receive(plan)
  }, [editor, plan])
  return editor
}

/** What an editor shows; tries again by itself what could not be sent. */
export function useEditorState(editor: PlanEditor) {
  const state = useStore(editor.shown)
  const hasFailed = state.status === 'failed'

  useEffect(() => {
    if (!hasFailed) return
    const retry = () => void editor.save()
    const timer = setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [editor, hasFailed])
  return state
}
