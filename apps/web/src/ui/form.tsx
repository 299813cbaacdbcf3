import type { ComponentChildren, FormHTMLAttributes, VNode } from 'preact';

/** Fields that Enter or a button sends off; the page stays where it is. */
export function Form(
  props: Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
    readonly onSubmit: () => void;
    readonly children: ComponentChildren;
  },
): VNode {
  const { onSubmit, ...rest } = props;
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
