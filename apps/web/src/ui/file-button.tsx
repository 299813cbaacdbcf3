import type { VNode } from 'preact';

/** A button that opens a file picker. The same file can be chosen twice in a row. */
export function FileButton(props: {
  readonly label: string;
  /** The accepted file types, such as `.csv,.txt`. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
}): VNode {
  return (
    <label class="press file-press">
      {props.label}
      <input
        type="file"
        class="unseen"
        accept={props.accept}
        multiple={props.multiple}
        aria-describedby={props.describedBy}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          currentTarget.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </label>
  );
}

/** Returns event handlers that let a file be dropped on an element, as an alternative to the file button. */
export function fileDrop(onFile: (file: File) => void): {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
} {
  return {
    onDragOver: (event) => event.preventDefault(),
    onDrop(event) {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    },
  };
}
