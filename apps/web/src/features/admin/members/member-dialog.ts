import type { StaffMemberDetail } from '@honjeo/contract/admin/members'

/** What the dialogs about a member are told. */
export interface MemberDialogProps {
  member: StaffMemberDetail
  open: boolean
  onClose: () => void
}
