/** A text in which a split word (bo-men) never breaks over two lines: the hyphen in it means something here. */
export function KeepWords({ text }: { readonly text: string }) {
  return text.split(/(\s+)/).map((part, index) =>
    part.includes('-') ? (
      // The parts of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
