import type { QueryClient } from '@tanstack/react-query'
import { upload } from '#lib/upload.ts'
import { changeProfile } from '../my-account.api.ts'
import { pictureFile } from './picture-draft.ts'

/** Gives a new account the picture that was chosen before there was one. */
export async function setPicture(queryClient: QueryClient, draft: string): Promise<void> {
  const { imageName } = await upload('POST /api/image/upload', pictureFile(draft), {})
  await changeProfile(queryClient, { imageName })
}
