/** The place and the day a receipt has to be of. */
export interface ReviewedVisit {
  contentId: number
  visitDate: string
}

/** A receipt that was accepted, and for which visit; it counts with the review that is sent with it. */
export interface VerifiedReceipt extends ReviewedVisit {
  receiptId: number
}

/** Whether the receipt is still of the visit that the form is about. */
export function provesVisit(receipt: VerifiedReceipt, { contentId, visitDate }: ReviewedVisit): boolean {
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
