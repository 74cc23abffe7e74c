import { imageFaultOf } from '@honjeo/images/image-fault'
import { appError } from '@honjeo/contract/app-error'

/** Throws what is wrong with a file of a stranger as an image; nothing of it is decoded yet. */
export async function checkImage(file: Buffer): Promise<void> {
  const fault = await imageFaultOf(file)
  if (fault) throw appError(fault.name, { cause: fault.cause })
}
