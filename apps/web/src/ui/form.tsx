import type { ComponentChildren, FormHTMLAttributes, VNode } from 'preact';

/** A form that is submitted by Enter or a button, without leaving the page. */
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
