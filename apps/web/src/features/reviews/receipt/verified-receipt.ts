/** The place and the day a receipt has to be of. */
export interface Visit {
  contentId: number
  visitDate: string
}

/** A receipt that was accepted, and for which visit; it counts with the review that is sent with it. */
export interface VerifiedReceipt extends Visit {
  receiptId: number
}

/** Whether the receipt is still of the visit that the form is about. */
export function provesVisit(receipt: VerifiedReceipt, { contentId, visitDate }: Visit): boolean {
  return receipt.contentId === contentId && receipt.visitDate === visitDate
}

export function isVerifiedReceipt(value: unknown): value is VerifiedReceipt {
  const receipt = value as Partial<VerifiedReceipt> | null
  return (
    typeof receipt === 'object' &&
    typeof receipt?.receiptId === 'number' &&
    typeof receipt.contentId === 'number' &&
    typeof receipt.visitDate === 'string'
  )
}
