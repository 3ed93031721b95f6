// Size of a figure in a blog post, in CSS pixels: that of an embed on Velog.
export const kWidth = 768;
export const kHeight = 430;
