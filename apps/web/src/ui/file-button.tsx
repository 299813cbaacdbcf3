import type { VNode } from 'preact';

/** A button that asks for files. The same file can be chosen again. */
export function FileButton(props: {
  readonly label: string;
  /** The kinds to choose from: `.csv,.txt`. */
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

/** A place on which a file can be dropped: a second way to do what the button does. */
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
