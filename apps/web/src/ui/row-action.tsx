/** What can be done about a line that did not get through: 다시 보내기. */
export function RowAction({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-sm px-2 font-semibold text-basalt-900 hover:underline"
    >
      {label}
    </button>
  )
}
